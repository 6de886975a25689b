import { MessageCircle, Receipt, Star, UserPlus } from 'lucide-react'
import { formatMoney } from '#platform/i18n/format.ts'
import { RelativeTime } from '#web/kit/figures/RelativeTime.tsx'
import { ListRow } from '#web/kit/lists/ListRow.tsx'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { Activity } from '../contract.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

const ICONS = { sale: Receipt, registration: UserPlus, comment: MessageCircle, review: Star }

export function ActivityRow({ item }: { item: Activity }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const { kind, person_name: name, title, href, amount, currency, happened_at: at } = item
  const Icon = ICONS[kind]
  return (
    <ListRow
      lead={<Icon aria-hidden="true" className={styles.kind} data-kind={kind} />}
      title={text(kind === 'comment' && title === null ? 'commentGone' : kind, { name, title: title ?? '' })}
      {...(href && { to: href })}
      meta={amount !== null && currency && <strong>{formatMoney({ amount, currency }, language)}</strong>}
    >
      <RelativeTime at={at} />
    </ListRow>
  )
}
