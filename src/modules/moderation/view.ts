import type { InferSelectModel } from 'drizzle-orm'
import { viewOwnable } from '#modules/people/index.ts'
import type { Actor } from '#platform/context.ts'
import type { Case, Mute, Report } from './contract.ts'
import { maySettle } from './policy.ts'
import type { ReportedItem } from './reportable.ts'
import type { cases, mutes } from './tables.ts'
import type { ReportReason } from './vocabulary.ts'

export interface ReportRow {
  reason: ReportReason
  words: string
  createdAt: Date
  reporter: { id: string; name: string }
}

export interface CaseRow {
  case: InferSelectModel<typeof cases>
  author: Parameters<typeof viewOwnable>[0]
  /** that runs */
  mute?: { until: Date | null } | null
  /** undefined when it is gone */
  item: ReportedItem | undefined
  isAddressed: boolean
  /** the newest few */
  reports: ReportRow[]
}

export function viewCase({ case: found, author, mute, item, isAddressed, reports }: CaseRow, actor: Actor): Case {
  const isOwn = 'id' in actor && actor.id === found.authorId
  const tellsReporter = isOwn && isAddressed
  return {
    id: found.id,
    item_type: found.itemType,
    item_id: tellsReporter ? null : found.itemId,
    is_held: found.isHeld,
    reports_count: found.reportsCount,
    reports: reports.map(isOwn ? viewReasonOnly : viewReport),
    created_at: found.createdAt.toISOString(),
    author: viewOwnable(author),
    mute: mute ? { until: mute.until?.toISOString() ?? null } : null,
    item: item && !tellsReporter ? viewItem(item) : null,
    is_own: isOwn,
    can: { mute: author.role === 'student', settle: maySettle(actor, found) },
  }
}

const viewItem = ({ text, title, url, writtenAt }: ReportedItem) => ({
  text,
  title,
  url,
  written_at: writtenAt.toISOString(),
})

const viewReport = ({ reason, words, createdAt, reporter }: ReportRow): Report => ({
  reason,
  words,
  reporter,
  created_at: createdAt.toISOString(),
})

const viewReasonOnly = ({ reason }: ReportRow): Report => ({ reason, words: '', reporter: null, created_at: null })

export interface MuteRow extends Pick<
  InferSelectModel<typeof mutes>,
  'id' | 'reason' | 'createdAt' | 'until' | 'endedAt'
> {
  mutedBy: string | null
  endedBy: string | null
}

export const viewMute = (row: MuteRow, now: Date): Mute => ({
  id: row.id,
  reason: row.reason,
  muted_by: row.mutedBy,
  created_at: row.createdAt.toISOString(),
  until: row.until?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  ended_by: row.endedBy,
  is_over: row.endedAt !== null || (row.until !== null && row.until <= now),
})
