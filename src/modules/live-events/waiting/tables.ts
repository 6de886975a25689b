import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { asciiDomain, belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { liveEvents } from '../tables.ts'
import { SETTLED_STATES, WAITING_STATES } from './vocabulary.ts'

const SETTLED = sql.raw(SETTLED_STATES.map((state) => `'${state}'`).join(', '))

/**
 * Who wants a place at an event that is full, one entry for each address. The database gives freed places to those who wait longest (`offer_places`) and counts
 * an offer as a place that is taken (`count_offers`) until its order claims it or it comes back (`take_offers`, `return_offers`).
 */
export const waitingEntries = schoolTable(
  'waiting_entries',
  {
    productId: belongsTo(() => liveEvents.productId),
    /** who joined signed in; null for a visitor */
    studentId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** the address without case and plus part */
    mailbox: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    state: text({ enum: WAITING_STATES }).notNull().default('waiting'),
    /** their place in line; whoever is put ahead of it has an earlier time than the first */
    queuedAt: moment().notNull(),
    /** null until the offer is written, and once it counts no longer */
    offerUntil: moment(),
    /** digest of what the offer's link takes the place by */
    tokenDigest: text(),
    /** who began to pay for the place by its link: they may go on without it */
    buyerId: pointsTo(() => people.id),
    /** the wording that was agreed to */
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: moment().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (t) => [
    uniqueIndex('waiting_entries_once').on(t.productId, t.mailbox),
    index('waiting_entries_in_line')
      .on(t.productId, t.queuedAt, t.id)
      .where(sql`state = 'waiting'`),
    index('waiting_entries_by_product').on(t.productId, t.queuedAt, t.id),
    index('waiting_entries_by_student').on(t.studentId, t.createdAt.desc(), t.id.desc()),
    index('waiting_entries_by_buyer').on(t.buyerId),
    index('waiting_entries_due')
      .on(t.id)
      .where(sql`state = 'offered' or (state = 'ended' and offer_until is not null)`),
    index('waiting_entries_settled')
      .on(t.settledAt)
      .where(sql`settled_at is not null`),
    uniqueIndex('waiting_entries_token')
      .on(t.tokenDigest)
      .where(sql`token_digest is not null`),
    oneOf('waiting_entries_state', t.state, WAITING_STATES),
    oneOf('waiting_entries_language', t.language, LANGUAGES),
    check('waiting_entries_offer', sql`(${t.offerUntil} is null) = (${t.tokenDigest} is null)`),
    check('waiting_entries_in_line_unoffered', sql`${t.state} <> 'waiting' or ${t.offerUntil} is null`),
    check('waiting_entries_taking', sql`${t.state} <> 'taking' or ${t.offerUntil} is not null`),
    check('waiting_entries_is_settled', sql`(${t.state} in (${SETTLED})) = (${t.settledAt} is not null)`),
    asciiDomain('waiting_entries_email_domain', t.email),
  ],
)
export type WaitingEntry = typeof waitingEntries.$inferSelect
