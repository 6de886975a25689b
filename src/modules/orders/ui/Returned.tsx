import { formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Money } from '#platform/money.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './orders.module.css'

/** Beside an amount: what of it went back, or is on its way. */
export function Returned({ isUnderWay = false, ...money }: Money & { isUnderWay?: boolean }) {
  const text = useOrdersText()
  const { language } = useLocale()
  return (
    <small className={styles.below}>
      {text(isUnderWay ? 'ofItReturning' : 'ofItReturned', { amount: formatMoney(money, language) })}
    </small>
  )
}
