import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { evergreenOffers, products, promotions, variants } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import type { ConsentKind } from './vocabulary.ts'

export const ORDER_STATUSES = ['paying', 'paid', 'failed'] as const
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
export const orders = pgTable(
  'orders',
  {
    id: id(),
    schoolId: schoolId(),
    studentId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'restrict' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
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
  },
  (t) => [
    uniqueIndex('orders_checkout_key').on(t.schoolId, t.checkoutKey),
    uniqueIndex('orders_one_being_paid')
      .on(t.studentId, t.productId)
      .where(sql`status = 'paying'`),
    index('orders_by_student').on(t.schoolId, t.studentId, t.createdAt),
    oneOf('orders_status', t.status, ORDER_STATUSES),
    onlyOwnSchool(),
  ],
)

/** What was agreed, frozen: price, reference price, VAT, length of access. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    schoolId: schoolId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'restrict' }),
    promotionId: uuid().references(() => promotions.id, { onDelete: 'restrict' }),
    evergreenOfferId: uuid().references(() => evergreenOffers.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    quantity: integer().notNull().default(1),
    /** for one, gross */
    amount: integer().notNull(),
    standardAmount: integer().notNull(),
    referenceAmount: integer(),
    currency: text().notNull(),
    vatRate: integer(),
    /** 0 is unlimited */
    accessDays: integer().notNull(),
    accessUntil: moment(),
  },
  (t) => [
    index('order_lines_by_order').on(t.orderId),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    onlyOwnSchool(),
  ],
)

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
