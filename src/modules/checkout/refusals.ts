import { type MessageParams, Refusal, TooManyRequests } from '#platform/refusal.ts'
import { BUMPS_MAX } from './bumps/vocabulary.ts'
import type { CodeRefusal } from './codes/vocabulary.ts'

/** The price is not (any more) what the page showed; nothing was charged. */
export class PriceChanged extends Refusal {
  readonly status = 409
  readonly code = 'checkout.price-changed'
}

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

/** One buyer may have only so many of it, in all their purchases; nothing was charged. */
export class ShareExceeded extends Refusal {
  readonly status = 409
  readonly code: 'checkout.share-exceeded' | 'checkout.share-used-up'
  override readonly params: MessageParams

  constructor(limit: number, left: number) {
    super()
    this.code = left === 0 ? 'checkout.share-used-up' : 'checkout.share-exceeded'
    this.params = { limit, left }
  }
}

export class EnrollmentClosed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.enrollment-closed'
}

/** A promo code takes nothing off; what was to be bought with it was not. Letters that are nobody's are not there (404). */
export class CodeRefused extends Refusal {
  readonly status: 404 | 409
  readonly code: `checkout.code-${CodeRefusal}`
  override readonly params: MessageParams

  constructor(reason: CodeRefusal, params: { minimum: string; start: string }) {
    super()
    this.status = reason === 'unknown' ? 404 : 409
    this.code = `checkout.code-${reason}`
    this.params = params
  }
}

/** Letters that are nobody's were sent too often from there: none are looked at for so many seconds. */
export class TooManyGuesses extends TooManyRequests {
  override readonly code = 'checkout.code-too-often'
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

/** A checkout offers only so much beside its product. */
export class TooManyBumps extends Refusal {
  readonly status = 409
  readonly code = 'checkout.too-many-bumps'
  override readonly params = { max: BUMPS_MAX }
}

/** Orders go by it: it can be stopped, not deleted. */
export class CodeWasUsed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.code-was-used'
}

/** The school lets nobody ask, its time for that is over, or it has answered already. */
export class RefundNotOffered extends Refusal {
  readonly status = 409
  readonly code = 'checkout.refund-not-offered'
}

/** All that has to go back has gone back, or is about to. */
export class NothingToReturn extends Refusal {
  readonly status = 409
  readonly code = 'checkout.nothing-to-return'
}

/** What was paid for it counts towards a better variant, which has to go back before it. */
export class BetterVariantFirst extends Refusal {
  readonly status = 409
  readonly code = 'checkout.better-variant-first'
  override readonly params: MessageParams

  constructor({ title, number }: { title: string; number: string }) {
    super()
    this.params = { title, number }
  }
}

/** The payer asked their own bank for it, which may return it: returned here as well, it would go back twice. */
export class PaymentDisputed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.payment-disputed'
}

/** It names amounts of a currency in which the school sells no more: they have to be written anew before it goes on. */
export class CodeInAnotherCurrency extends Refusal {
  readonly status = 409
  readonly code = 'checkout.code-in-another-currency'
  override readonly params: MessageParams

  constructor(currency: string) {
    super()
    this.params = { currency }
  }
}
