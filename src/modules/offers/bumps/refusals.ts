import { Refusal } from '#platform/refusal.ts'
import { BUMPS_MAX } from './vocabulary.ts'

/** A checkout offers only so much beside its product. */
export class TooManyBumps extends Refusal {
  readonly status = 409
  readonly code = 'checkout.too-many-bumps'
  override readonly params = { max: BUMPS_MAX }
}
