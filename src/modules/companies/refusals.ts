import { Refusal } from '#platform/refusal.ts'
import { SELLER_CHANGED } from './seller/vocabulary.ts'

/** Another admin changed who sells meanwhile. */
export class SellerChanged extends Refusal {
  readonly status = 409
  readonly code = SELLER_CHANGED
}
