import { Refusal } from '#platform/refusal.ts'

/** Whoever bought it now would get nothing. */
export class OpensNothing extends Refusal {
  readonly status = 409
  readonly code = 'memberships.opens-nothing'
}
