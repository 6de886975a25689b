import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { schoolTable } from '#modules/schools/columns.ts'
import { people } from '#modules/people/tables.ts'
import { belongsTo, createdAt, moment, pointsTo } from '#platform/db/columns.ts'

/** The app that makes somebody's codes. Asked of them once they have shown a code of it. */
export const authenticators = schoolTable(
  'authenticators',
  {
    personId: belongsTo(() => people.id),
    sealedSecret: text().notNull(),
    keyVersion: text().notNull(),
    /** of the last code that was used, in half minutes since 1970; no code of it or before it counts any more */
    lastStep: integer(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('authenticators_one').on(t.personId),
    check('authenticators_confirmed', sql`(${t.confirmedAt} is null) = (${t.lastStep} is null)`),
  ],
)
export type Authenticator = typeof authenticators.$inferSelect

/** What lets somebody in whose phone is lost. */
export const recoveryCodes = schoolTable(
  'recovery_codes',
  {
    personId: belongsTo(() => people.id),
    digest: text().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex('recovery_codes_one').on(t.personId, t.digest)],
)

/** A school that demands a second factor of all its admins, and since when. */
export const secondFactorDemands = schoolTable(
  'second_factor_demands',
  {
    demandedById: pointsTo(() => people.id),
    demandedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('second_factor_demands_one').on(t.schoolId),
    index('second_factor_demands_by_person').on(t.demandedById),
  ],
)
