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

/** Whoever demands it of others shows that they can do it. */
export class FirstYours extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.first-yours'
}

/** Of somebody's own, which takes their password and a code. */
export class OwnNotReset extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.own-not-reset'
}

/** Of an admin whose school demands it. */
export class SchoolDemandsIt extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.school-demands-it'
}

/** Of a passkey that is not known here, was not asked for, or signed something else. Nobody is told which. */
export class PasskeyNotAccepted extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.passkey-not-accepted'
}

export class TooManyPasskeys extends Refusal {
  readonly status = 409
  readonly code = 'second-factor.too-many-passkeys'
}
