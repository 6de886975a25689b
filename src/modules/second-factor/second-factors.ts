import { and, eq, exists, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { SecondFactors } from '#modules/people/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { authenticators, passkeys, secondFactorDemands } from './tables.ts'

export const secondFactors: SecondFactors = {
  async areAskedOf({ tx }, personId) {
    return (await findSecondFactor(tx, { personId })).length > 0
  },
  async areLackedBy({ tx }, adminId) {
    return (await findDemandLackedBy(tx, { adminId })).length > 0
  },
}

/** SQL: whether a person of `people` has a second factor, an app or a passkey. */
export const hasSecondFactor = (tx: Tx): SQL =>
  sql`(${exists(
    tx
      .select({ id: authenticators.id })
      .from(authenticators)
      .where(and(eq(authenticators.personId, people.id), isNotNull(authenticators.confirmedAt))),
  )} or ${exists(tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.personId, people.id)))})`

const findSecondFactor = prepared('second_factor_of_person', (tx) =>
  tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, sql.placeholder('personId')), hasSecondFactor(tx))),
)

const findDemandLackedBy = prepared('second_factor_lacked_by', (tx) =>
  tx
    .select({ id: secondFactorDemands.id })
    .from(secondFactorDemands)
    .innerJoin(people, and(eq(people.id, sql.placeholder('adminId')), not(hasSecondFactor(tx)))),
)
