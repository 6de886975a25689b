import { type MessageParams, Refusal, TooManyRequests } from '#platform/refusal.ts'
import type { CodeRefusal } from './vocabulary.ts'

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

/** Orders go by it: it can be stopped, not deleted. */
export class CodeWasUsed extends Refusal {
  readonly status = 409
  readonly code = 'checkout.code-was-used'
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
