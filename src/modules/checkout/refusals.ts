import { Refusal } from '#platform/refusal.ts'

export class AlreadyHasAccess extends Refusal {
  readonly status = 409
  readonly code = 'checkout.already-has-access'
}

/** The price is not (any more) what the page showed; nothing was charged. */
export class PriceChanged extends Refusal {
  readonly status = 409
  readonly code = 'checkout.price-changed'
}

export class EnrollmentClosed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.enrollment-closed'
}
