import { Refusal } from '#platform/refusal.ts'

/** The bank refused the card; what was there before stays. */
export class CardRefused extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.card-refused'
}

/** A charge for it is under way: what became of it is known in a moment. */
export class ChargeUnderWay extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.charge-under-way'
}

/** It is over, or nothing is charged for it: there is nothing to do with it any more. */
export class NothingToCharge extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.nothing-to-charge'
}

/** It was said before, or cannot be any more. */
export class AlreadyCanceled extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.already-canceled'
}

/** What a change of plan costs today is another sum than was shown: a day passed, or the price is another. */
export class PlanCostsAnother extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.plan-costs-another'
}

/** The same price was announced before, and does not hold yet. */
export class AlreadyAnnounced extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.already-announced'
}

/** What is at risk is paid first. */
export class AtRisk extends Refusal {
  readonly status = 409
  readonly code = 'subscriptions.at-risk'
}
