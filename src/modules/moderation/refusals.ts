import { formatDateTime } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** Of a school's pages; what is written by the server says the same. */
const TIME_ZONE = 'Europe/Warsaw'

/** The student may not write; they are told why, and until when. */
export class Muted extends Refusal {
  readonly status = 403
  readonly code: string
  override readonly params: MessageParams

  constructor({ reason, until }: { reason: string; until: Date | null }, language: Language) {
    super()
    this.code = until ? 'moderation.muted-until' : 'moderation.muted'
    this.params = { reason, ...(until && { until: formatDateTime(until, language, TIME_ZONE) }) }
  }
}

/** Another admin was quicker. */
export class AlreadySettled extends Refusal {
  readonly status = 409
  readonly code = 'moderation.settled'
}
