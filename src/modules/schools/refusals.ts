import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** Another admin published a version meanwhile. */
export class LegalTextChanged extends Refusal {
  readonly status = 409
  readonly code = 'schools.legal-text-changed'
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

/** Whoever bought could not log in to it before it opens; nothing was charged. */
export class SchoolNotOpen extends Refusal {
  readonly status = 409
  readonly code = 'schools.not-open'
}

/** Whoever bought could not log in to it while login is switched off; nothing was charged. */
export class LoginOff extends Refusal {
  readonly status = 409
  readonly code = 'schools.login-off'
}

/** It closes, and sells nothing any more; nothing was charged. */
export class SchoolCloses extends Refusal {
  readonly status = 409
  readonly code = 'schools.closes'
  override readonly params: MessageParams

  constructor(day: string) {
    super()
    this.params = { day }
  }
}

/** It has closed: there is nothing here for whoever is no admin of it, but what the law wants them to reach. */
export class SchoolClosed extends Refusal {
  readonly status = 410
  readonly code = 'schools.closed'
  override readonly params: MessageParams

  constructor({ name, origin, email }: { name: string; origin: string; email: string }) {
    super()
    this.params = { school: name, email, orders: `${origin}/my/orders` }
  }
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
