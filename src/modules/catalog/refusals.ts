import { Refusal } from '#platform/refusal.ts'

/** A price is reduced for one reason at a time. */
export class PromotionAlreadyThere extends Refusal {
  readonly status = 409
  readonly code = 'catalog.promotion-already-there'
}

export class NeverOffered extends Refusal {
  readonly status = 409
  readonly code = 'catalog.never-offered'
}
