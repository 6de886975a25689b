import type { Limit } from '#platform/http/rate-limit.ts'

/** What students write, as far as limits tell it apart: replies count as comments. */
export const WRITING_KINDS = ['comment', 'post'] as const
export type WritingKind = (typeof WRITING_KINDS)[number]

/** How much one student may write in how long. */
export const WRITING_LIMITS: Record<WritingKind, Limit> = {
  comment: { uses: 10, seconds: 60 },
  post: { uses: 5, seconds: 600 },
}

/** A student is new for so many days, and until so many of their items were shown: links of theirs wait for an admin. */
export const NEW_FOR_DAYS = 7
export const SHOWN_UNTIL_TRUSTED = 3

export const REPORT_REASONS = ['spam', 'insult', 'off-topic', 'personal-data', 'illegal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_WORDS_MAX = 500
export const MUTE_REASON_MAX = 300
export const MUTE_DAYS = [1, 7] as const

/** How an admin settled what waited for them. */
export const OUTCOMES = ['deleted', 'dismissed', 'let-through'] as const
export type Outcome = (typeof OUTCOMES)[number]
