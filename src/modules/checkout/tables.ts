import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { CODE_KINDS } from './codes/vocabulary.ts'
import { newOrderNumber } from './order-number.ts'
import {
  type ConsentKind,
  LINE_KINDS,
  ORDER_STATUSES,
  REDUCTION_SOURCES,
  SCARCE_RESOURCES,
  WITHDRAWAL_VERDICTS,
  type WithdrawalVerdict,
} from './vocabulary.ts'

export const CLAIM_STATES = ['held', 'kept', 'released'] as const
export interface GivenConsent {
  kind: ConsentKind
  text: string
  version: number
}
/** What a withdrawal means for a line of its order: what of its price has to be back with the buyer in all, in minor units. */
export interface JudgedLine {
  lineId: string
  verdict: WithdrawalVerdict
  amount: number
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
export const orders = pgTable(
  'orders',
  {
    id: id(),
    schoolId: schoolId(),
    studentId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'restrict' }),
    /** of the main line */
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    /** what people call it by */
    number: text().notNull().$defaultFn(newOrderNumber),
    /** made by the page, so that a repeated submit is the same order */
    checkoutKey: uuid().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default('paying'),
    amount: integer().notNull(),
    currency: text().notNull(),
    consents: jsonb().$type<GivenConsent[]>().notNull(),
    billing: jsonb().$type<BillingDetails>().notNull(),
    /** of the buyer when they bought; the confirmation is written in it */
    language: text({ enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
    /** when the buyer was given all of it */
    fulfilledAt: moment(),
  },
  (t) => [
    uniqueIndex('orders_checkout_key').on(t.schoolId, t.checkoutKey),
    uniqueIndex('orders_number').on(t.schoolId, t.number),
    uniqueIndex('orders_one_being_paid')
      .on(t.studentId, t.productId)
      .where(sql`status = 'paying'`),
    index('orders_by_student').on(t.schoolId, t.studentId, t.createdAt),
    index('orders_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('orders_by_status').on(t.schoolId, t.status, t.createdAt.desc(), t.id.desc()),
    oneOf('orders_status', t.status, ORDER_STATUSES),
    check('orders_fulfilled', sql`${t.fulfilledAt} is null or ${t.status} in ('paid', 'partly_refunded', 'refunded')`),
    onlyOwnSchool(),
  ],
)

/** What was agreed, frozen: price, reference price, VAT, length of access. Amounts are gross and of the whole line. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    schoolId: schoolId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: LINE_KINDS }).notNull().default('main'),
    position: integer().notNull().default(0),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    quantity: integer().notNull().default(1),
    /** before any reduction */
    listAmount: integer().notNull(),
    /** the sum of its discounts */
    discountAmount: integer().notNull().default(0),
    amount: integer().notNull(),
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
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    uniqueIndex('order_lines_main')
      .on(t.orderId)
      .where(sql`kind = 'main'`),
    oneOf('order_lines_kind', t.kind, LINE_KINDS),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_amount', sql`${t.amount} >= 0 and ${t.amount} = ${t.listAmount} - ${t.discountAmount}`),
    check('order_lines_returned', sql`${t.returnedAmount} >= 0 and ${t.returnedAmount} <= ${t.amount}`),
    onlyOwnSchool(),
  ],
)

/** Why a line costs what it costs: one row for each reduction, in the order they were taken off. */
export const lineDiscounts = pgTable(
  'line_discounts',
  {
    id: id(),
    schoolId: schoolId(),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
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
    onlyOwnSchool(),
  ],
)

/**
 * What an order takes of something scarce: held while it is paid for, kept once it is, released when it is not. The trigger
 * `count_claims` counts the first two where the limit is, and the limit's own check refuses one too many.
 */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    schoolId: schoolId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    resource: text({ enum: SCARCE_RESOURCES }).notNull(),
    resourceId: uuid().notNull(),
    quantity: integer().notNull().default(1),
    /** of a code: what its buyer is known again by, digests of the account and of the address without its plus part */
    holders: text().array(),
    state: text({ enum: CLAIM_STATES }).notNull().default('held'),
    /** how long it is held for one payment; null once it is kept or released */
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('claims_once').on(t.orderId, t.resource, t.resourceId),
    index('claims_by_resource').on(t.resourceId),
    index('claims_by_holder')
      .using('gin', t.holders)
      .where(sql`holders is not null`),
    index('claims_expiring')
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
    oneOf('claims_resource', t.resource, SCARCE_RESOURCES),
    oneOf('claims_state', t.state, CLAIM_STATES),
    check('claims_quantity', sql`${t.quantity} > 0`),
    check('claims_holders', sql`(${t.resource} = 'code') = (${t.holders} is not null)`),
    check('claims_expiry', sql`(${t.state} = 'held') = (${t.expiresAt} is not null)`),
    onlyOwnSchool(),
  ],
)

/**
 * Letters that take something off at the checkout. Uses are claims: `count_claims` counts them here, and neither one too many
 * in all nor one too many by the same buyer is ever let in.
 */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    schoolId: schoolId(),
    code: text().notNull(),
    kind: text({ enum: CODE_KINDS }).notNull(),
    /** whole percent, or minor units of the currency */
    value: integer().notNull(),
    currency: text().notNull(),
    /** false: only the products beside it */
    isForAllProducts: boolean().notNull().default(true),
    /** null: from the moment it was made */
    startsAt: moment(),
    endsAt: moment(),
    /** null: as often as anybody likes */
    usesLimit: integer(),
    usesPerPerson: integer(),
    /** what an order has to cost before the code */
    minimumAmount: integer().notNull().default(0),
    isForFirstPurchase: boolean().notNull().default(false),
    /** since when everybody is told of it, so that the lowest price of the 30 days before stands beside it; null: private */
    announcedAt: moment(),
    stoppedAt: moment(),
    /** claims of it that are held or kept */
    usesCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('codes_code').on(t.schoolId, sql`lower(${t.code})`),
    index('codes_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('codes_kind', t.kind, CODE_KINDS),
    check('codes_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
    check('codes_dates', sql`${t.endsAt} > ${t.startsAt}`),
    check('codes_minimum', sql`${t.minimumAmount} >= 0`),
    check('codes_uses', sql`${t.usesCount} >= 0 and ${t.usesCount} <= ${t.usesLimit}`),
    check('codes_uses_per_person', sql`${t.usesPerPerson} > 0`),
    check('codes_first_purchase', sql`not ${t.isForFirstPurchase} or coalesce(${t.usesPerPerson}, 0) = 1`),
    onlyOwnSchool(),
  ],
)

/** What a code that is not for everything takes something off. */
export const codeProducts = pgTable(
  'code_products',
  {
    schoolId: schoolId(),
    codeId: uuid()
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.codeId, t.productId] }),
    index('code_products_by_product').on(t.productId),
    onlyOwnSchool(),
  ],
)

/**
 * A buyer's statement that they withdraw from the contract, kept as it was made, once for an order; and what the law says to it,
 * judged at that moment.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    schoolId: schoolId(),
    orderId: uuid()
      .notNull()
      .unique('withdrawals_one_per_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** who states it, and where the receipt goes: the address the order was made with */
    name: text().notNull(),
    email: text().notNull(),
    /** the statement as it was read */
    text: text().notNull(),
    version: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    verdict: text({ enum: WITHDRAWAL_VERDICTS }).notNull(),
    lines: jsonb().$type<JudgedLine[]>().notNull(),
    /** what has to be back with the buyer in all; what was returned before counts */
    dueAmount: integer().notNull(),
    createdAt: createdAt(),
    /** when nothing was left to be done about it */
    settledAt: moment(),
  },
  (t) => [
    index('withdrawals_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('withdrawals_open')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`settled_at is null`),
    oneOf('withdrawals_verdict', t.verdict, WITHDRAWAL_VERDICTS),
    check(
      'withdrawals_due',
      sql`${t.dueAmount} >= 0 and (${t.verdict} = 'accepted' or (${t.dueAmount} = 0 and ${t.settledAt} is not null))`,
    ),
    onlyOwnSchool(),
  ],
)

export type Withdrawal = typeof withdrawals.$inferSelect
export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type Claim = typeof claims.$inferSelect
export type LineDiscount = typeof lineDiscounts.$inferSelect
export type Code = typeof codes.$inferSelect
