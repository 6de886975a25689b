import { Refusal } from '#platform/refusal.ts'

/** The terms are not (any more) those that the page led to; nothing was charged. */
export class TermsChanged extends Refusal {
  readonly status = 409
  readonly code = 'checkout.terms-changed'
}

/** Whoever was quicker has the last place; nothing was charged. */
export class SoldOut extends Refusal {
  readonly status = 409
  readonly code = 'checkout.sold-out'
}

export class EnrollmentClosed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.enrollment-closed'
}

/** What it is about is being paid for in another order of the same buyer; nothing was charged for this one. */
export class AlreadyUnderWay extends Refusal {
  readonly status = 409
  readonly code = 'checkout.under-way'
}

/** Its key was used for a purchase of something else; nothing was charged for this one. */
export class AnotherPurchase extends Refusal {
  readonly status = 409
  readonly code = 'checkout.another-purchase'
}
