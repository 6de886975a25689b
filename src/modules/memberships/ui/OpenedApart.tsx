import common from '#kit/common.module.css'
import { formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Opened } from '../contract.ts'
import { useMembershipPanelText } from './panel-text.ts'

/** What it opens costs apart, for whoever sets the price; silent where not all of it is told. */
export function OpenedApart({ opened: { data, count } }: { opened: Opened }) {
  const text = useMembershipPanelText()
  const { language } = useLocale()
  const sold = data.flatMap(({ amount, currency }) => (amount === null ? [] : { amount, currency }))
  const [first] = sold
  if (!first || count > data.length) return null
  const amount = sold.reduce((sum, each) => sum + each.amount, 0)
  return (
    <p className={common.figuresNote}>
      {text('apart', { amount: formatMoney({ amount, currency: first.currency }, language) })}
    </p>
  )
}
