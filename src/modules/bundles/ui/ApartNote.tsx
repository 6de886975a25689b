import common from '#kit/common.module.css'
import { formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { BundlePart } from '../contract.ts'
import { useBundlePanelText } from './panel-text.ts'

/** What the parts cost apart, for whoever sets the price of the bundle. */
export function ApartNote({ parts }: { parts: BundlePart[] }) {
  const text = useBundlePanelText()
  const { language } = useLocale()
  const sold = parts.flatMap(({ amount, currency }) => (amount === null ? [] : { amount, currency }))
  const [first] = sold
  if (!first) return null
  const amount = sold.reduce((sum, each) => sum + each.amount, 0)
  return (
    <p className={common.note}>
      {text('apart', { amount: formatMoney({ amount, currency: first.currency }, language) })}
    </p>
  )
}
