import { Refusal } from '#platform/refusal.ts'

/** The price is not (any more) what the page showed; nothing was charged. */
export class PriceChanged extends Refusal {
  readonly status = 409
  readonly code = 'checkout.price-changed'
}
