import { boolean, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { schoolTable } from '#modules/schools/columns.ts'
import { people } from '#modules/people/tables.ts'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { CHALLENGE_PURPOSES } from './vocabulary.ts'

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

/** What somebody's device or password manager signs with. Each is of one host, as browsers have it: a school with a domain of its own has two. */
export const passkeys = schoolTable(
  'passkeys',
  {
    personId: belongsTo(() => people.id),
    /** by which its authenticator knows it, in base64url */
    credentialId: text().notNull(),
    /** in base64url, as COSE has it */
    publicKey: text().notNull(),
    /** how often it signed, as far as its authenticator counts; one that counts never signs with the same number twice */
    counter: integer().notNull(),
    /** by which ways browsers reach it: internal, hybrid, usb, … */
    transports: text().array().notNull(),
    host: text().notNull(),
    name: text().notNull(),
    /** its authenticator keeps a copy elsewhere, so that losing the device is not losing it */
    isBackedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('passkeys_one').on(t.schoolId, t.credentialId),
    index('passkeys_by_person').on(t.personId, t.createdAt),
    check('passkeys_name', sql`length(trim(${t.name})) > 0`),
    check('passkeys_counter', sql`${t.counter} >= 0`),
  ],
)
export type PasskeyRow = typeof passkeys.$inferSelect

/** What a browser was given to sign, until it is used, once, or over. */
export const passkeyChallenges = schoolTable(
  'passkey_challenges',
  {
    challenge: text().notNull(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** whose it is, where that is known already: who adds a passkey, or shows it after their password */
    personId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('passkey_challenges_one').on(t.schoolId, t.challenge),
    index('passkey_challenges_by_person').on(t.personId),
    index('passkey_challenges_over').on(t.expiresAt),
    oneOf('passkey_challenges_purpose', t.purpose, CHALLENGE_PURPOSES),
    check('passkey_challenges_person', sql`(${t.purpose} = 'log-in') = (${t.personId} is null)`),
  ],
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
