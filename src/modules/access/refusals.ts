import { Refusal } from '#platform/refusal.ts'

export class AlreadyHasAccess extends Refusal {
  readonly status = 409
  readonly code = 'access.already-has-access'
}
