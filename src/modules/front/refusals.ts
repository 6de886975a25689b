import { Refusal } from '#platform/refusal.ts'
import { FRONT_CHANGED } from './vocabulary.ts'

/** Another admin chose meanwhile. */
export class FrontChanged extends Refusal {
  readonly status = 409
  readonly code = FRONT_CHANGED
}
