import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import styles from './checkout.module.css'
import { useOwnedText } from './owned-text.ts'

interface PaidBeforeProps {
  paidBefore: number
  /** what is left to be paid */
  amount: number
  currency: string
}

/** What was paid for an earlier variant, taken off what this one costs everybody. */
export function PaidBefore({ paidBefore, amount, currency }: PaidBeforeProps) {
  const text = useOwnedText()
  const { language } = useLocale()
  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  return (
    <ul className={styles.lines}>
      <li>
        <span>{text('paidBefore')}</span>
        <span>{money(-paidBefore)}</span>
      </li>
      <li>
        <strong>{text('difference')}</strong>
        <strong>{money(amount)}</strong>
      </li>
    </ul>
  )
}
