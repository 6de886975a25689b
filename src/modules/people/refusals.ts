import { type FieldErrors, Refusal } from '#platform/refusal.ts'

export class WrongCredentials extends Refusal {
  readonly status = 422
  readonly code = 'people.wrong-credentials'
  override readonly fields: FieldErrors = { email: [{ key: 'people.no-such-credentials' }] }
}

export class LoginDisabled extends Refusal {
  readonly status = 403
  readonly code = 'people.login-disabled'
}

export class RegistrationDisabled extends Refusal {
  readonly status = 403
  readonly code = 'people.registration-disabled'
}

export class StudentsNotAdmitted extends Refusal {
  readonly status = 403
  readonly code = 'people.students-not-admitted'
}
