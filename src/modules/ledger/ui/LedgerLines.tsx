import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { LedgerLine, TransactionEntries } from '../contract.ts'
import { useLedgerText } from './text.ts'

/** What an amount is made of: each line with all that its entry did. */
export function LedgerLines({ lines, currency }: { lines: LedgerLine[]; currency: string }) {
  const text = useLedgerText()
  const { language } = useLocale()
  const whole = useWholeEntry(currency)
  const columns: Column<LedgerLine>[] = [
    column(text('when'), ({ happened_at: at }) => <DateText at={at} withTime />),
    column(text('what'), ({ kind, accounts, reason, transaction_id: transaction }) => (
      <span className={inner.names}>
        {transaction ? (
          <Link to={`/home/transactions/${transaction}`}>{text(`kind_${kind}`)}</Link>
        ) : (
          <span>{text(`kind_${kind}`)}</span>
        )}
        {reason && <span>{reason}</span>}
        <small>{whole(accounts)}</small>
      </span>
    )),
    column(text('order'), ({ order }) => (order ? <Link to={`/home/orders/${order.id}`}>{order.number}</Link> : '–')),
    figure(text('amount'), ({ amount }) => formatMoney({ amount, currency }, language)),
  ]
  return <DataTable caption={text('ledger')} rows={lines} columns={columns} />
}

/** All that the ledger says of one payment, in the order in which it was entered. */
export function LedgerOfTransaction({ entries, currency }: { entries: TransactionEntries; currency: string }) {
  const text = useLedgerText()
  const whole = useWholeEntry(currency)
  const columns: Column<TransactionEntries[number]>[] = [
    column(text('when'), ({ happened_at: at }) => <DateText at={at} withTime />),
    column(text('what'), ({ kind }) => text(`kind_${kind}`)),
    column(text('account'), ({ accounts }) => whole(accounts)),
  ]
  return <DataTable caption={text('ledger')} rows={entries} columns={columns} />
}

/** 'Pending 123.00 · Sales, net 100.00 · VAT 23.00' */
function useWholeEntry(currency: string) {
  const text = useLedgerText()
  const { language } = useLocale()
  return (accounts: LedgerLine['accounts']) =>
    accounts.map(({ account, amount }) => `${text(account)} ${formatMoney({ amount, currency }, language)}`).join(' · ')
}
