import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { asciiDomain, belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { INVITATION_STATUSES } from './vocabulary.ts'

/** The seats of an order's line that its buyer hands out. */
export const seatPools = schoolTable(
  'seat_pools',
  {
    orderLineId: belongsTo(() => orderLines.id),
    buyerId: holds(() => people.id),
    productId: holds(() => products.id),
    variantId: holds(() => variants.id),
    bought: integer().notNull(),
    /** whether it is one seat, for whom its buyer named when they bought it: it always has its invitation (`gift_has_one_invitation`) */
    isGift: boolean().notNull().default(false),
    /** by invitations that were not revoked; counted by the database alone (`count_seats`) */
    taken: integer().notNull().default(0),
    /** of whoever accepts, from then on; 0 is unlimited */
    accessDays: integer().notNull(),
    accessUntil: moment(),
    createdAt: createdAt(),
    /** when the order was taken back, and all that came of it */
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex('seat_pools_line').on(t.orderLineId),
    index('seat_pools_by_buyer').on(t.buyerId, t.productId, t.createdAt, t.id),
    index('seat_pools_by_product').on(t.productId),
    index('seat_pools_by_variant').on(t.variantId),
    check('seat_pools_bought', sql`${t.bought} > 0`),
    check('seat_pools_gift', sql`not ${t.isGift} or ${t.bought} = 1`),
    index('seat_pools_gifts')
      .on(t.buyerId, t.createdAt.desc(), t.id.desc())
      .where(sql`is_gift`),
    check('seat_pools_taken', sql`${t.taken} between 0 and ${t.bought}`),
  ],
)
export type SeatPool = typeof seatPools.$inferSelect

/** One seat of a pool, for somebody who is told of it by mail. */
export const invitations = schoolTable(
  'invitations',
  {
    poolId: belongsTo(() => seatPools.id),
    name: text().notNull(),
    email: text().notNull(),
    /** what the giver of a gift says with it; empty for none */
    message: text().notNull().default(''),
    /** of the link in the mail; null until it is written */
    tokenDigest: text(),
    status: text({ enum: INVITATION_STATUSES }).notNull().default('sent'),
    /** who accepted; null once they are gone */
    personId: pointsTo(() => people.id),
    /** of the mail */
    language: text({ enum: LANGUAGES }).notNull(),
    /** how often its mail was asked for, and when last; while it waits, when it is to be sent */
    sendings: integer().notNull().default(1),
    sentAt: moment().notNull(),
    /** when whoever was invited was last reminded, of the invitation or of beginning what they have by it */
    remindedAt: moment(),
    createdAt: createdAt(),
    settledAt: moment(),
    /** when whoever was given it said that they have it already */
    returnedAt: moment(),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenDigest),
    uniqueIndex('invitations_once')
      .on(t.poolId, sql`lower(${t.email})`)
      .where(sql`status <> 'revoked'`),
    index('invitations_by_pool').on(t.poolId, t.createdAt.desc(), t.id.desc()),
    index('invitations_by_person').on(t.personId),
    index('invitations_waiting')
      .on(t.sentAt)
      .where(sql`status = 'waiting'`),
    oneOf('invitations_status', t.status, INVITATION_STATUSES),
    asciiDomain('invitations_email', t.email),
    check('invitations_settled', sql`(${t.status} in ('waiting', 'sent')) = (${t.settledAt} is null)`),
    check('invitations_person', sql`${t.personId} is null or ${t.status} not in ('waiting', 'sent')`),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
