import { Refusal } from '#platform/refusal.ts'

/** The product is open to the student until then or longer. */
export class LastsLonger extends Refusal {
  readonly status = 409
  readonly code = 'access.lasts-longer'
}

export class AlreadyHasAccess extends Refusal {
  readonly status = 409
  readonly code = 'access.already-has-access'
}
