import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { Gift, Guests, SoldPlan } from '#modules/access/index.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { SCARCE_RESOURCES } from '#modules/catalog/vocabulary.ts'
import type { GivenAnswer } from '#modules/fields/contract.ts'
import { waitingEntries } from '#modules/live-events/waiting/tables.ts'
import { mergedAccounts, people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { type KeptSeller, legalTexts } from '#modules/schools/tables.ts'
import type { SoldPart } from './agreed/agreed-quote.ts'
import { GUESTS_MAX } from './guests/vocabulary.ts'
import { newOrderNumber } from './order-number.ts'
import { type ConsentKind, LINE_KINDS, ORDER_STATUSES, REDUCTION_SOURCES } from './vocabulary.ts'

export const CLAIM_STATES = ['held', 'kept', 'released'] as const
export interface GivenConsent {
  kind: ConsentKind
  text: string
  version: number
}
/** What the buyer wrote for an invoice and for being reached. */
export interface BillingDetails {
  phone: string
  vat_id: string
  address_1: string
  address_2: string
  country: string
}

/** What a student agreed to buy. One at a time for a student and product: the database lets no second one be paid. */
export const orders = schoolTable(
  'orders',
  {
    studentId: holds(() => people.id),
    /** the account that bought it, where that has become one with the student's since */
    boughtAsId: uuid().references(() => mergedAccounts.id),
    /** of the main line */
    productId: holds(() => products.id),
    /** what people call it by */
    number: text().notNull().$defaultFn(newOrderNumber),
    /** number, buyer's name and address, company and its number, titles of lines, folded (`words_of_order`, migrations) */
    searchText: text().notNull().default(''),
    /** made by the page, so that a repeated submit is the same order */
    checkoutKey: uuid().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default('paying'),
    amount: integer().notNull(),
    currency: text().notNull(),
    consents: jsonb().$type<GivenConsent[]>().notNull(),
    billing: jsonb().$type<BillingDetails>().notNull(),
    /** of a company: what an invoice to it needs beside its VAT number and address; null of a person */
    companyName: text(),
    postalCode: text(),
    city: text(),
    /** whom the buyer named for tickets beside their own, as they bought; what became of it since, the tickets know (live-events) */
    guests: jsonb().$type<Guests>().notNull().default([]),
    /** to what the product asked then, in the words it was asked in */
    answers: jsonb().$type<GivenAnswer[]>().notNull().default([]),
    /** who it was made with, and on which terms, as both were then */
    seller: jsonb().$type<KeptSeller>(),
    termsId: uuid().references(() => legalTexts.id),
    /** the order after which it was offered; null for any that was come for */
    followsOrderId: uuid(),
    /** of a further period of what is paid by periods: the order that it was agreed with */
    renewsOrderId: uuid(),
    /** when its buyer said no to what is offered after it */
    upsellDeclinedAt: moment(),
    /** what led the buyer here, as `campaignIn` writes it; empty where nothing said so */
    campaign: text().notNull().default(''),
    /** of the buyer when they bought; the confirmation is written in it */
    language: text({ enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
    /** when the buyer was given all of it */
    fulfilledAt: moment(),
  },
  (t) => [
    unique('orders_in_one_currency').on(t.id, t.currency),
    uniqueIndex('orders_checkout_key').on(t.schoolId, t.checkoutKey),
    uniqueIndex('orders_number').on(t.schoolId, t.number),
    uniqueIndex('orders_one_being_paid')
      .on(t.studentId, t.productId)
      .where(sql`status = 'paying' and renews_order_id is null`),
    unique('orders_of_student').on(t.studentId, t.id),
    foreignKey({
      name: 'orders_follows_own',
      columns: [t.studentId, t.followsOrderId],
      foreignColumns: [t.studentId, t.id],
    }),
    foreignKey({
      name: 'orders_renews_own',
      columns: [t.studentId, t.renewsOrderId],
      foreignColumns: [t.studentId, t.id],
    }),
    index('orders_by_renewed')
      .on(t.renewsOrderId)
      .where(sql`renews_order_id is not null`),
    uniqueIndex('orders_one_following')
      .on(t.followsOrderId)
      .where(sql`follows_order_id is not null and status <> 'failed'`),
    index('orders_by_followed').on(t.followsOrderId),
    index('orders_bought_as')
      .on(t.boughtAsId)
      .where(sql`bought_as_id is not null`),
    check('orders_follows_another', sql`${t.followsOrderId} <> ${t.id}`),
    index('orders_by_student').on(t.schoolId, t.studentId, t.createdAt),
    index('orders_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('orders_by_amount').on(t.schoolId, t.amount.desc(), t.id.desc()),
    index('orders_by_terms').on(t.termsId),
    index('orders_by_campaign')
      .on(t.schoolId, t.campaign)
      .where(sql`campaign <> ''`),
    index('orders_by_status').on(t.schoolId, t.status, t.createdAt.desc(), t.id.desc()),
    oneOf('orders_status', t.status, ORDER_STATUSES),
    check('orders_company', sql`num_nonnulls(${t.companyName}, ${t.postalCode}, ${t.city}) in (0, 3)`),
    check(
      'orders_company_complete',
      sql`${t.companyName} is null or '' <> all (array[${t.companyName}, ${t.postalCode}, ${t.city}, coalesce(${t.billing} ->> 'vat_id', ''), coalesce(${t.billing} ->> 'address_1', '')])`,
    ),
    check('orders_guests', sql`jsonb_array_length(${t.guests}) <= ${sql.raw(String(GUESTS_MAX))}`),
    check('orders_fulfilled', sql`${t.fulfilledAt} is null or ${t.status} in ('paid', 'partly_refunded', 'refunded')`),
  ],
)

/** What was agreed, frozen: price, reference price, VAT, length of access. Amounts are gross and of the whole line. */
export const orderLines = schoolTable(
  'order_lines',
  {
    orderId: uuid().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull().default('main'),
    position: integer().notNull().default(0),
    productId: holds(() => products.id),
    variantId: holds(() => variants.id),
    title: text().notNull(),
    quantity: integer().notNull().default(1),
    /** of the quantity, those that are handed out to others than the buyer */
    seats: integer().notNull().default(0),
    /** whom its only seat is for, as it was bought; what has become of it since, its pool knows (seats) */
    gift: jsonb().$type<Gift>(),
    /** before any reduction */
    standardAmount: integer().notNull(),
    /** whether that is what the buyer chose to pay */
    isChosen: boolean().notNull().default(false),
    /** the sum of its discounts */
    discountAmount: integer().notNull().default(0),
    amount: integer().notNull(),
    /** what it goes on as, of what is paid by periods */
    plan: jsonb().$type<SoldPlan>(),
    /** of a bundle: what it held then, and how much of the amount was for each */
    parts: jsonb().$type<SoldPart[]>().notNull().default([]),
    /** of the amount, what went back or is about to; kept by the database (`count_refund`) */
    returnedAmount: integer().notNull().default(0),
    referenceAmount: integer(),
    currency: text().notNull(),
    vatRate: integer(),
    vatExemptionReason: text(),
    /** 0 is unlimited */
    accessDays: integer().notNull(),
    accessUntil: moment(),
  },
  (t) => [
    foreignKey({
      name: 'order_lines_in_currency_of_order',
      columns: [t.orderId, t.currency],
      foreignColumns: [orders.id, orders.currency],
    }).onDelete('cascade'),
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    index('order_lines_by_product').on(t.productId),
    uniqueIndex('order_lines_main')
      .on(t.orderId)
      .where(sql`kind <> 'bump'`),
    oneOf('order_lines_kind', t.kind, LINE_KINDS),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_seats', sql`${t.seats} in (0, ${t.quantity} - 1, ${t.quantity})`),
    check(
      'order_lines_gift',
      sql`${t.gift} is null or (${t.quantity} = 1 and ${t.seats} = 1 and ${t.gift} ?& array['name', 'email', 'message', 'send_on'])`,
    ),
    check(
      'order_lines_plan',
      sql`${t.plan} is null or (${t.kind} in ('main', 'renewal') and ${t.quantity} = 1 and ${t.seats} = 0 and ${t.plan} ?& array['months', 'trialDays', 'amount', 'off'])`,
    ),
    check('order_lines_renewal', sql`${t.kind} <> 'renewal' or ${t.plan} is not null`),
    check('order_lines_amount', sql`${t.amount} >= 0 and ${t.amount} = ${t.standardAmount} - ${t.discountAmount}`),
    check('order_lines_returned', sql`${t.returnedAmount} >= 0 and ${t.returnedAmount} <= ${t.amount}`),
  ],
)

/** Why a line costs what it costs: one row for each reduction, in the order they were taken off. */
export const lineDiscounts = schoolTable(
  'line_discounts',
  {
    lineId: belongsTo(() => orderLines.id),
    position: integer().notNull().default(0),
    source: text({ enum: REDUCTION_SOURCES }).notNull(),
    sourceId: uuid().notNull(),
    /** a promo code's letters as the buyer had them; codes may be renamed */
    code: text(),
    amount: integer().notNull(),
  },
  (t) => [
    uniqueIndex('line_discounts_position').on(t.lineId, t.position),
    uniqueIndex('line_discounts_once').on(t.lineId, t.source, t.sourceId),
    oneOf('line_discounts_source', t.source, REDUCTION_SOURCES),
    check('line_discounts_amount', sql`${t.amount} > 0`),
    check('line_discounts_code', sql`(${t.source} = 'code') = (${t.code} is not null)`),
  ],
)

/**
 * What an order takes of something scarce: held while it is paid for, kept once it is, released when it is not. Each resource has
 * a trigger that counts the first two where the limit is (migrations/functions: `count_packages`, `count_stock`, `count_held_places`, `limit_share`,
 * `count_code_uses`), and the limit's own check refuses one too many.
 */
export const claims = schoolTable(
  'claims',
  {
    orderId: belongsTo(() => orders.id),
    resource: text({ enum: SCARCE_RESOURCES }).notNull(),
    resourceId: uuid().notNull(),
    quantity: integer().notNull().default(1),
    /** of a code and a share: what their buyer is known again by, digests of the account and of the address without its plus part */
    holders: text().array(),
    /** of a code: used for good, even where all the money of its order goes back */
    staysUsed: boolean().notNull().default(false),
    /** of a place: the offer that it was kept free by (live-events); it comes back to it when it is let go */
    offerId: pointsTo(() => waitingEntries.id),
    state: text({ enum: CLAIM_STATES }).notNull().default('held'),
    /** how long it is held for one payment; null once it is kept or released */
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('claims_once').on(t.orderId, t.resource, t.resourceId),
    index('claims_by_resource').on(t.resourceId),
    uniqueIndex('claims_owned_once')
      .on(t.resourceId)
      .where(sql`resource = 'owned' and state <> 'released'`),
    index('claims_by_holder')
      .using('gin', t.holders)
      .where(sql`holders is not null`),
    index('claims_by_offer')
      .on(t.offerId)
      .where(sql`offer_id is not null`),
    index('claims_expiring')
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
    oneOf('claims_resource', t.resource, SCARCE_RESOURCES),
    oneOf('claims_state', t.state, CLAIM_STATES),
    check('claims_quantity', sql`${t.quantity} > 0`),
    check('claims_holders', sql`(${t.resource} in ('code', 'share')) = (${t.holders} is not null)`),
    check('claims_offer', sql`${t.offerId} is null or (${t.resource} = 'place' and ${t.quantity} = 1)`),
    check('claims_stays_used', sql`not ${t.staysUsed} or ${t.resource} = 'code'`),
    check('claims_expiry', sql`(${t.state} = 'held') = (${t.expiresAt} is not null)`),
  ],
)

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type Claim = typeof claims.$inferSelect
export type LineDiscount = typeof lineDiscounts.$inferSelect
