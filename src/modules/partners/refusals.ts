import { Refusal } from '#platform/refusal.ts'

/** What they earned stays on record: they can be ended. */
export class PartnerHasSales extends Refusal {
  readonly status = 409
  readonly code = 'partners.has-sales'
}
