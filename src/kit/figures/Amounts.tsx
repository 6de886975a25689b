import { formatMoney } from '#platform/i18n/format.ts'
import type { Money } from '#platform/money.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './Amounts.module.css'

/** Of one figure in several currencies each on a line of its own, the first one only where it says something; they are never added. */
export function Amounts({ amounts }: { amounts: [Money, ...Money[]] }) {
  const { language } = useLocale()
  const [own, ...others] = amounts
  const told = own.amount === 0 && others.length > 0 ? others : amounts
  return told.map((each) => (
    <span key={each.currency} className={styles.amount}>
      {formatMoney(each, language)}
    </span>
  ))
}
