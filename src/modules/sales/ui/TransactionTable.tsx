import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { TransactionRow } from '../transactions/contract.ts'
import { OUTCOME_TONES } from '#modules/payments/ui/outcome-tones.ts'
import { useTransactionsText } from './text.ts'
import styles from './sales.module.css'

export function TransactionTable({ transactions }: { transactions: TransactionRow[] }) {
  const text = useTransactionsText()
  const { language } = useLocale()
  const statusOf = ({ status, type, is_revoked: isRevoked }: TransactionRow) => (
    <>
      <Status tone={OUTCOME_TONES[status]}>{text(`status_${status}`)}</Status>
      {isRevoked && <span className={styles.below}>{text('revoked')}</span>}
      {type === 'subscription' && <span className={styles.below}>{text('type_subscription')}</span>}
    </>
  )
  const amountOf = ({ amount, refunded_amount: returned, currency }: TransactionRow) => (
    <>
      <Price amount={amount} currency={currency} isFigure />
      {returned > 0 && (
        <span className={styles.below}>
          {text('returned', { amount: formatMoney({ amount: returned, currency }, language) })}
        </span>
      )}
    </>
  )
  const columns: Column<TransactionRow>[] = [
    column(text('order'), orderOf),
    column(text('buyer'), buyerOf),
    sorting('-date', column(text('date'), dateOf)),
    column(text('status'), statusOf),
    figure(text('quantity'), ({ quantity }) => quantity),
    figure(text('fees'), feesOf),
    sorting('-amount', figure(text('amount'), amountOf)),
  ]
  return <DataTable caption={text('transactions')} rows={transactions} columns={columns} />
}

const orderOf = ({ id, order, title }: TransactionRow) => (
  <span className={inner.names}>
    <Link to={`/home/transactions/${id}`}>{order.number}</Link>
    <small>{title}</small>
  </span>
)
const buyerOf = ({ buyer }: TransactionRow) => (
  <span className={inner.names}>
    {buyer.name}
    <small>{buyer.email}</small>
  </span>
)
const dateOf = ({ date }: TransactionRow) => <DateText at={date} withTime />
const feesOf = ({ fees, currency }: TransactionRow) =>
  fees > 0 ? <Price amount={fees} currency={currency} isFigure /> : '–'
