import { MessageCircle, Receipt, Star, UserPlus } from 'lucide-react'
import { formatMoney } from '#platform/i18n/format.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Activity } from '../contract.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

const ICONS = { sale: Receipt, registration: UserPlus, comment: MessageCircle, review: Star }

export function ActivityRow({ item }: { item: Activity }) {
  const text = useAnalyticsText()
  const { kind, person_name: name, title, href, happened_at: at } = item
  const Icon = ICONS[kind]
  return (
    <ListRow
      mark={<Icon aria-hidden="true" className={styles.kind} data-kind={kind} />}
      title={text(kind === 'comment' && title === null ? 'commentGone' : kind, { name, title: title ?? '' })}
      {...(href && { to: href })}
      meta={<SaleAmount item={item} />}
    >
      <RelativeTime at={at} />
    </ListRow>
  )
}

function SaleAmount({ item: { amount, refunded_amount: refunded, currency } }: { item: Activity }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  if (amount === null || currency === null) return null
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  if (refunded === 0) return <strong>{money(amount)}</strong>
  const isWhole = refunded === amount
  return (
    <>
      {isWhole ? <s>{money(amount)}</s> : <strong>{money(amount)}</strong>}
      <Status tone="caution">{isWhole ? text('refunded') : text('refundedPart', { amount: money(refunded) })}</Status>
    </>
  )
}
