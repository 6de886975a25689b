import { Refusal } from '#platform/refusal.ts'
import { LIMITS_CHANGED } from '../vocabulary.ts'

/** Another operator has set them meanwhile. */
export class LimitsChanged extends Refusal {
  readonly status = 409
  readonly code = LIMITS_CHANGED
}
