import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** The student may not write; they are told why, and until when. */
export class Muted extends Refusal {
  readonly status = 403
  readonly code: string
  override readonly params: MessageParams

  constructor(
    { reason, until }: { reason: string; until: Date | null },
    { language, school }: Pick<Ctx, 'language' | 'school'>,
  ) {
    super()
    this.code = until ? 'moderation.muted-until' : 'moderation.muted'
    this.params = { reason, ...(until && { until: formatDateTime(until, language, school.timeZone) }) }
  }
}

/** Another admin was quicker. */
export class AlreadySettled extends Refusal {
  readonly status = 409
  readonly code = 'moderation.settled'
}
