import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import {
  BOOKING_STATES,
  BUFFER_MAX,
  HORIZON_DAYS_MAX,
  HOURS_AHEAD_MAX,
  LENGTH_MAX,
  LENGTH_MIN,
  PLACE_KINDS,
} from './vocabulary.ts'

const most = (figure: number) => sql.raw(String(figure))

/** How long a consultation is, how far ahead it is booked, and where it takes place. By the school's clocks. */
export const consultations = pgTable(
  'consultations',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    lengthMinutes: integer().notNull().default(60),
    /** kept free before and after each */
    bufferBefore: integer().notNull().default(0),
    bufferAfter: integer().notNull().default(0),
    noticeHours: integer().notNull().default(24),
    horizonDays: integer().notNull().default(60),
    placeKind: text({ enum: PLACE_KINDS }).notNull().default('link'),
    /** the link, the address or the number; empty while a link is not known */
    place: text().notNull().default(''),
    /** until so many hours before it; null: not at all */
    movableHours: integer().default(24),
    cancellableHours: integer().default(24),
  },
  (t) => [
    oneOf('consultations_place_kind', t.placeKind, PLACE_KINDS),
    check('consultations_length', sql`${t.lengthMinutes} between ${most(LENGTH_MIN)} and ${most(LENGTH_MAX)}`),
    check(
      'consultations_buffers',
      sql`${t.bufferBefore} between 0 and ${most(BUFFER_MAX)} and ${t.bufferAfter} between 0 and ${most(BUFFER_MAX)}`,
    ),
    check('consultations_notice', sql`${t.noticeHours} between 0 and ${most(HOURS_AHEAD_MAX)}`),
    check('consultations_horizon', sql`${t.horizonDays} between 1 and ${most(HORIZON_DAYS_MAX)}`),
    check('consultations_movable', sql`${t.movableHours} between 0 and ${most(HOURS_AHEAD_MAX)}`),
    check('consultations_cancellable', sql`${t.cancellableHours} between 0 and ${most(HOURS_AHEAD_MAX)}`),
    check('consultations_link', sql`${t.placeKind} <> 'link' or ${t.place} = '' or ${t.place} ~ '^https?://'`),
    onlyOwnSchool(),
  ],
)
export type Consultation = typeof consultations.$inferSelect

const MIDNIGHT = 24 * 60
const isSpan = (from: AnyPgColumn, until: AnyPgColumn) =>
  sql`${from} >= 0 and ${from} < ${until} and ${until} <= ${most(MIDNIGHT)}`

/** When slots are offered, week by week, in minutes of the school's day. Two of one weekday do not cross (`availability_rules_apart`). */
export const availabilityRules = schoolTable(
  'availability_rules',
  {
    productId: belongsTo(() => consultations.productId),
    /** 1 is Monday */
    weekday: integer().notNull(),
    fromMinute: integer().notNull(),
    untilMinute: integer().notNull(),
  },
  (t) => [
    index('availability_rules_by_product').on(t.productId, t.weekday, t.fromMinute),
    check('availability_rules_weekday', sql`${t.weekday} between 1 and 7`),
    check('availability_rules_minutes', isSpan(t.fromMinute, t.untilMinute)),
  ],
)

/** A day on which other hours hold than each week, or none. Two of one day do not cross (`availability_exceptions_apart`). */
export const availabilityExceptions = schoolTable(
  'availability_exceptions',
  {
    productId: belongsTo(() => consultations.productId),
    day: date({ mode: 'string' }).notNull(),
    /** null, with its end: closed all day */
    fromMinute: integer(),
    untilMinute: integer(),
  },
  (t) => [
    index('availability_exceptions_by_product').on(t.productId, t.day, t.fromMinute),
    check(
      'availability_exceptions_minutes',
      sql`(${t.fromMinute} is null) = (${t.untilMinute} is null) and (${t.fromMinute} is null or ${isSpan(t.fromMinute, t.untilMinute)})`,
    ),
  ],
)

/**
 * A slot somebody holds or has. The school has one calendar, as its instructor is one person: no two that are held or booked cross, with
 * what is kept free around them (`bookings_apart`). What an order holds moves with its claim (`move_slots`), and a revoked grant
 * cancels what is still to come (`cancel_bookings`).
 */
export const bookings = schoolTable(
  'bookings',
  {
    productId: holds(() => consultations.productId),
    studentId: belongsTo(() => people.id),
    /** the right it uses; null while it is paid for */
    grantId: uuid().references(() => grants.id, { onDelete: 'cascade' }),
    state: text({ enum: BOOKING_STATES }).notNull().default('released'),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** with what is kept free before and after */
    busyFrom: moment().notNull(),
    busyUntil: moment().notNull(),
    /** how often it was moved or cancelled; calendars go by it */
    revision: integer().notNull().default(0),
    cancelledAt: moment(),
    /** null where it was not a person, and once they are gone */
    cancelledById: pointsTo(() => people.id),
    reason: text().notNull().default(''),
    /** when the mails went out a day and an hour before; null: not yet */
    dayRemindedAt: moment(),
    hourRemindedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bookings_of_grant')
      .on(t.grantId)
      .where(sql`state = 'booked'`),
    index('bookings_by_grant').on(t.grantId),
    index('bookings_by_product').on(t.productId, t.startsAt, t.id),
    index('bookings_by_student').on(t.studentId, t.startsAt, t.id),
    index('bookings_by_school').on(t.schoolId, t.startsAt, t.id),
    index('bookings_by_canceller').on(t.cancelledById),
    index('bookings_coming')
      .on(t.startsAt)
      .where(sql`state = 'booked' and hour_reminded_at is null`),
    index('bookings_released')
      .on(t.createdAt)
      .where(sql`state = 'released'`),
    oneOf('bookings_state', t.state, BOOKING_STATES),
    check('bookings_ends', sql`${t.endsAt} > ${t.startsAt}`),
    check('bookings_busy', sql`${t.busyFrom} <= ${t.startsAt} and ${t.busyUntil} >= ${t.endsAt}`),
    check('bookings_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
)
export type Booking = typeof bookings.$inferSelect
