import { Refusal } from '#platform/refusal.ts'

/** What was offered after an order is not any more: its day is over, or it cannot be had; nothing was charged. */
export class UpsellOver extends Refusal {
  readonly status = 409
  readonly code = 'checkout.upsell-over'
}

/** Its hour is over, or it was used: the checkout takes any card; nothing was charged. */
export class CardNotKept extends Refusal {
  readonly status = 409
  readonly code = 'checkout.card-not-kept'
}
