import type { CompletionParts } from '#modules/orders/index.ts'
import type { Gateways } from '#modules/payments/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { SchoolIdentity } from '#platform/context.ts'

/** What it takes to charge a card. */
export interface ChargingParts extends CompletionParts {
  gateways: Gateways
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}
