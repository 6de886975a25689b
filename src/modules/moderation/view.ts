import type { InferSelectModel } from 'drizzle-orm'
import { viewOwnable } from '#modules/people/index.ts'
import type { Case, Mute } from './contract.ts'
import type { ReportedItem } from './reportable.ts'
import type { cases, mutes } from './tables.ts'
import type { ReportReason } from './vocabulary.ts'

export interface ReportRow {
  reason: ReportReason
  words: string
  createdAt: Date
  reporter: { id: string; name: string }
}

interface CaseRow {
  case: InferSelectModel<typeof cases>
  author: Parameters<typeof viewOwnable>[0]
}

export const viewCase = (row: CaseRow, item: ReportedItem | undefined, against: ReportRow[]): Case => ({
  id: row.case.id,
  item_type: row.case.itemType,
  item_id: row.case.itemId,
  is_held: row.case.isHeld,
  reports_count: row.case.reportsCount,
  reports: against.map(({ reason, words, createdAt, reporter }) => ({
    reason,
    words,
    reporter,
    created_at: createdAt.toISOString(),
  })),
  created_at: row.case.createdAt.toISOString(),
  author: viewOwnable(row.author),
  item: item ? { text: item.text, title: item.title, url: item.url, written_at: item.writtenAt.toISOString() } : null,
  can: { mute: row.author.role === 'student' },
})

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
