import { Refusal } from '#platform/refusal.ts'

/** Of what only whoever has a second factor can do. */
export class NoSecondFactor extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.none'
}

export class SecondFactorThere extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.there'
}

/** A code without a password shown shortly before. */
export class LoginStepOver extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.login-step-over'
}
