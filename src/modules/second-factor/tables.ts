import { check, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { schoolTable } from '#modules/schools/columns.ts'
import { people } from '#modules/people/tables.ts'
import { belongsTo, createdAt, moment } from '#platform/db/columns.ts'

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
