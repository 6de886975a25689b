import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SecondFactors } from '#modules/people/index.ts'
import { prepared } from '#platform/db/prepared.ts'
import { authenticators } from './tables.ts'

export const secondFactors: SecondFactors = {
  async areAskedOf({ tx }, personId) {
    return (await findAuthenticator(tx, { personId })).length > 0
  },
}

const findAuthenticator = prepared('authenticator_of_person', (tx) =>
  tx
    .select({ id: authenticators.id })
    .from(authenticators)
    .where(and(eq(authenticators.personId, sql.placeholder('personId')), isNotNull(authenticators.confirmedAt))),
)
