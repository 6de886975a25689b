import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { asciiDomain, belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { SEATS_MAX } from '#modules/catalog/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { CODE_LENGTH, SIGNS } from './codes/vocabulary.ts'
import { SESSIONS_MAX, VENUES } from './vocabulary.ts'

/** Where an event takes place. When is its sessions', how many may come is its product's (`stock_limit`). */
export const liveEvents = pgTable(
  'live_events',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    venue: text({ enum: VENUES }).notNull().default('online'),
    /** for ticket holders alone; empty until it is known, and of what is at a place */
    onlineUrl: text().notNull().default(''),
    place: text().notNull().default(''),
    address: text().notNull().default(''),
    /** the course in which it can be watched afterwards */
    recordingId: pointsTo(() => products.id),
    /** how often its dates or its place were changed; calendars go by it */
    revision: integer().notNull().default(0),
  },
  (t) => [
    index('live_events_by_recording').on(t.recordingId),
    oneOf('live_events_venue', t.venue, VENUES),
    check(
      'live_events_where',
      sql`case ${t.venue} when 'online' then ${t.place} = '' and ${t.address} = '' else ${t.onlineUrl} = '' and ${t.place} <> '' end`,
    ),
    check('live_events_link', sql`${t.onlineUrl} = '' or ${t.onlineUrl} ~ '^https?://'`),
    onlyOwnSchool(),
  ],
)
export type LiveEvent = typeof liveEvents.$inferSelect

/** One of an event's dates, in the order in which they come. */
export const liveEventSessions = schoolTable(
  'live_event_sessions',
  {
    productId: belongsTo(() => liveEvents.productId),
    position: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** when the mails went out a day and an hour before; null: not yet */
    dayRemindedAt: moment(),
    hourRemindedAt: moment(),
  },
  (t) => [
    uniqueIndex('live_event_sessions_position').on(t.productId, t.position),
    index('live_event_sessions_coming')
      .on(t.startsAt)
      .where(sql`hour_reminded_at is null`),
    check('live_event_sessions_number', sql`${t.position} between 1 and ${sql.raw(String(SESSIONS_MAX))}`),
    check('live_event_sessions_ends', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
export type LiveEventSession = typeof liveEventSessions.$inferSelect

/**
 * What somebody comes in with: of a grant one, or as many as its order was for, by number. Each that is not void has a place: the database counts
 * them (`count_tickets`), and voids those of a grant which is revoked (`void_tickets`). One that is a gift is held, nobody's yet, until it is
 * claimed, and void once its seat is taken back (`void_held_tickets`).
 */
export const tickets = schoolTable(
  'tickets',
  {
    productId: holds(() => liveEvents.productId),
    /** null, both of them, while it is held */
    grantId: uuid().references(() => grants.id, { onDelete: 'cascade' }),
    studentId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    /** of a gift: whoever claims this seat is handed it */
    seatId: uuid(),
    number: integer().notNull().default(1),
    /** whom its holder, or who gives it, names it for, and where that guest is written to: empty for nowhere; null while it is for the holder, or for a guest yet unnamed */
    guestName: text(),
    guestEmail: text(),
    /** how often that was changed: each guest has a code of their own */
    guestRevision: integer().notNull().default(0),
    code: text().notNull(),
    checkedInAt: moment(),
    /** null once they are gone */
    checkedInById: pointsTo(() => people.id),
    voidedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('tickets_code').on(t.schoolId, t.code),
    uniqueIndex('tickets_grant').on(t.grantId, t.number),
    uniqueIndex('tickets_seat').on(t.seatId),
    index('tickets_by_product').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('tickets_by_student').on(t.studentId, t.productId),
    index('tickets_by_admin').on(t.checkedInById),
    check('tickets_held', sql`(${t.grantId} is null) = (${t.studentId} is null)`),
    check(
      'tickets_held_for',
      sql`${t.grantId} is not null or (${t.seatId} is not null and ${t.guestName} is not null and ${t.checkedInAt} is null)`,
    ),
    check('tickets_number', sql`${t.number} between 1 and ${sql.raw(String(SEATS_MAX))}`),
    check('tickets_guest', sql`(${t.guestName} is null) = (${t.guestEmail} is null)`),
    asciiDomain('tickets_guest_email', t.guestEmail),
    check('tickets_code_signs', sql`${t.code} ~ ${sql.raw(`'^[${SIGNS}]{${CODE_LENGTH}}$'`)}`),
    check('tickets_checked_in', sql`${t.checkedInById} is null or ${t.checkedInAt} is not null`),
  ],
)
export type Ticket = typeof tickets.$inferSelect
