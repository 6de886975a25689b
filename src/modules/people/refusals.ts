import type { EmailChangeState } from './email-change/vocabulary.ts'
import { type FieldErrors, Refusal } from '#platform/refusal.ts'

export class WrongCredentials extends Refusal {
  readonly status = 422
  readonly code = 'people.wrong-credentials'
  override readonly fields: FieldErrors = { email: [{ key: 'people.no-such-credentials' }] }
}

/** Of a login in one step, as at a checkout. */
export class SecondFactorNeeded extends Refusal {
  readonly status = 422
  readonly code = 'people.second-factor-needed'
  override readonly fields: FieldErrors = { email: [{ key: 'people.second-factor-needed' }] }
}

export class LoginDisabled extends Refusal {
  readonly status = 403
  readonly code = 'people.login-disabled'
}

/** The link of a change of address that was confirmed before, or came to an end. */
export class EmailChangeOver extends Refusal {
  readonly status = 409
  readonly code: `people.email-change-${Exclude<EmailChangeState, 'open'>}`

  constructor(state: Exclude<EmailChangeState, 'open'>) {
    super()
    this.code = `people.email-change-${state}`
  }
}

export class RegistrationDisabled extends Refusal {
  readonly status = 403
  readonly code = 'people.registration-disabled'
}

export class StudentsNotAdmitted extends Refusal {
  readonly status = 403
  readonly code = 'people.students-not-admitted'
}

/** What is personal in this school goes, or is gone: nobody becomes a student of it any more. */
export class SchoolErased extends Refusal {
  readonly status = 409
  readonly code = 'people.school-erased'
}

/** The school let support in already, and that is not over. */
export class SupportIsIn extends Refusal {
  readonly status = 409
  readonly code = 'people.support-is-in'
}
