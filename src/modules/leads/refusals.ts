import { Refusal } from '#platform/refusal.ts'

/** The form was sent faster than anyone types, or stood open for more than a day. */
export class FormNotInTime extends Refusal {
  readonly status = 409
  readonly code = 'leads.not-in-time'
}
