import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { OrderTotal } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './orders.module.css'

/** Of all that was found, not of the page alone. Currencies are never added. */
export function OrderTotals({ totals }: { totals: OrderTotal[] }) {
  const text = useOrdersText()
  const { language } = useLocale()
  const count = totals.reduce((sum, { orders_count: counted }) => sum + counted, 0)
  return (
    <output className={styles.totals}>
      <span>{text('totalFound', { count })}</span>
      {totals.map(({ currency, paid_amount: paid, refunded_amount: refunded }) => (
        <span key={currency}>
          <span>{text('totalPaid', { amount: formatMoney({ amount: paid, currency }, language) })}</span>
          {refunded > 0 && (
            <span className={inner.lightNote}>
              {text('totalRefunded', { amount: formatMoney({ amount: refunded, currency }, language) })}
            </span>
          )}
        </span>
      ))}
    </output>
  )
}
