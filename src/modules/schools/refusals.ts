import { LOOK_CHANGED } from './look/vocabulary.ts'
import { PROFILE_CHANGED } from './profile/vocabulary.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** Another admin published a version meanwhile. */
export class LegalTextChanged extends Refusal {
  readonly status = 409
  readonly code = 'schools.legal-text-changed'
}

/** Another admin changed what the school says of itself meanwhile. */
export class ProfileChanged extends Refusal {
  readonly status = 409
  readonly code = PROFILE_CHANGED
}

/** Another admin published a look meanwhile. */
export class LookChanged extends Refusal {
  readonly status = 409
  readonly code = LOOK_CHANGED
}

/** Who buys is to know whom from, on which terms, and what becomes of their data. */
export class NotReadyToSell extends Refusal {
  readonly status = 409
  readonly code = 'schools.not-ready-to-sell'
}

/** New schools wait here until the platform lets them open. */
export class SchoolHeld extends Refusal {
  readonly status = 409
  readonly code = 'schools.held'
}

/** Another admin chose a currency meanwhile. */
export class CurrencyIsAnother extends Refusal {
  readonly status = 409
  readonly code = 'schools.currency-is-another'
  override readonly params: MessageParams

  constructor(currency: string) {
    super()
    this.params = { currency }
  }
}
