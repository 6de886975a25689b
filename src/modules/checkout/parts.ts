import type { CompletionParts } from '#modules/orders/index.ts'
import type { Gateways } from '#modules/payments/index.ts'
import type { SecondFactors } from '#modules/people/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Referrals } from './referrals.ts'

/** What it takes to make accounts and sign people in. */
export interface AccountParts {
  units: UnitsOfWork
  secondFactors: SecondFactors
}

/** What it takes to place an order. */
export interface OrderParts extends CompletionParts {
  gateways: Gateways
  referrals: Referrals
}
