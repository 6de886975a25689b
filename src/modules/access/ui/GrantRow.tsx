import type { ReactNode } from 'react'
import { formatDate } from '#platform/i18n/format.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Grant } from '../contract.ts'
import styles from './access.module.css'
import { useAccessText } from './use-text.ts'

const TONES = { open: 'good', coming: 'accent', over: 'plain', revoked: 'bad' } as const

/** One reason why a product is open to somebody, or was. */
export function GrantRow({ grant, actions }: { grant: Grant; actions?: ReactNode }) {
  const text = useAccessText()
  const { language, timeZone } = useLocale()
  const {
    product,
    variant_name: variant,
    source,
    opens_count: opens,
    reason,
    state,
    starts_at: from,
    ends_at: until,
    revoked,
  } = grant
  const isOver = state === 'over' || state === 'revoked'
  const day = (at: string) => formatDate(at, language, timeZone)
  return (
    <ListRow
      title={variant ? `${product.title} (${variant})` : product.title}
      meta={<Status tone={TONES[state]}>{text(`state_${state}`)}</Status>}
    >
      <span>
        {text(`source_${source}`)} ·{' '}
        {until ? text('fromUntil', { from: day(from), until: day(until) }) : text('from', { date: day(from) })}
      </span>
      {opens !== null && !isOver && <span className={styles.line}>{text('opens', { count: opens })}</span>}
      {reason && <span className={styles.line}>{text('reasonIs', { reason })}</span>}
      {revoked && (
        <span className={styles.line}>{text('revokedOn', { date: day(revoked.at), reason: revoked.reason })}</span>
      )}
      {actions && <span className={styles.actions}>{actions}</span>}
    </ListRow>
  )
}
