import { formatMoney } from '#platform/i18n/format.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { BundlePage } from '../contract.ts'
import styles from './bundles.module.css'
import { useBundleText } from './use-text.ts'

interface PriceApartProps {
  bundle: Pick<BundlePage, 'parts' | 'apart_amount'>
  /** what they cost as one */
  amount: number
  currency: string
}

/**
 * What the parts of a bundle would cost apart, and how much less it is together. Whoever has some of them is told so before they pay, that it
 * takes nothing off, and what the rest costs. Of some parts alone, as one is sold out, less than the bundle is no comparison.
 */
export function PriceApart({ bundle: { parts, apart_amount: apart }, amount, currency }: PriceApartProps) {
  const text = useBundleText()
  const { language } = useLocale()
  const written = (value: number) => formatMoney({ amount: value, currency }, language)
  const owned = parts.filter(({ is_owned }) => is_owned)
  if (owned.length > 0) {
    const titles = owned.map(({ title }) => title).join(', ')
    const rest = parts.filter(({ is_owned }) => !is_owned)
    if (rest.length === 0) return <Callout>{text('ownsAll')}</Callout>
    const sum = rest.reduce((total, part) => total + (part.amount ?? Number.NaN), 0)
    return (
      <Callout tone="caution">
        {Number.isNaN(sum) ? text('ownsSome', { titles }) : text('ownsSomeRest', { titles, amount: written(sum) })}
      </Callout>
    )
  }
  const isWhole = parts.every((part) => part.amount !== null)
  if (apart === null || (!isWhole && apart <= amount)) return null
  return (
    <p className={styles.apart}>
      <span>{text('apart', { amount: written(apart) })}</span>
      {apart > amount && <span className={styles.saves}>{text('saves', { amount: written(apart - amount) })}</span>}
    </p>
  )
}
