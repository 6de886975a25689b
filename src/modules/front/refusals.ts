import { Refusal } from '#platform/refusal.ts'
import { LOOK_CHANGED, LOOK_DRAFT_CHANGED } from './vocabulary.ts'

/** Another admin published meanwhile. */
export class LookChanged extends Refusal {
  readonly status = 409
  readonly code = LOOK_CHANGED
}

/** Another admin changed the draft of the look meanwhile. */
export class LookDraftChanged extends Refusal {
  readonly status = 409
  readonly code = LOOK_DRAFT_CHANGED
}
