import { Link } from 'react-router'
import { listAddress } from '#kit/lists/asked.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { TransactionTotal } from '../transactions/contract.ts'
import type { AskedTransactions } from './asked-transactions.ts'
import { useTransactionsText } from './text.ts'
import styles from './sales.module.css'

interface TransactionTotalsProps {
  list: string
  asked: AskedTransactions
  totals: TransactionTotal[]
  isTooMany: boolean
}

/** Of all that was found, not of the page alone; each sum leads to what it is made of. Currencies are never added. */
export function TransactionTotals({ list, asked, totals, isTooMany }: TransactionTotalsProps) {
  const text = useTransactionsText()
  const { language } = useLocale()
  const count = totals.reduce((sum, { transactions_count: counted }) => sum + counted, 0)
  const those = (status: AskedTransactions['status']) => listAddress(list, { ...asked, status })
  if (isTooMany) return <output className={styles.totals}>{text('tooMany')}</output>
  return (
    <output className={styles.totals}>
      <span>{text('count', { count })}</span>
      {totals.map(({ currency, completed_amount: completed, refunded_amount: returned, fees }) => {
        const money = (amount: number) => formatMoney({ amount, currency }, language)
        return (
          <span key={currency} className={styles.sums}>
            <Link to={those('completed')}>{text('completedSum', { amount: money(completed) })}</Link>
            {returned > 0 && <Link to={those('returned')}>{text('returnedSum', { amount: money(returned) })}</Link>}
            {fees > 0 && <span>{text('feesSum', { amount: money(fees) })}</span>}
          </span>
        )
      })}
    </output>
  )
}
