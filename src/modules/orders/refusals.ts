import { Refusal } from '#platform/refusal.ts'

/** All that has to go back has gone back, or is about to. */
export class NothingToReturn extends Refusal {
  readonly status = 409
  readonly code = 'checkout.nothing-to-return'
}

/** The payer asked their own bank for it, which may return it: returned here as well, it would go back twice. */
export class PaymentDisputed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.payment-disputed'
}
