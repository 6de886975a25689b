import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products, variants } from '#modules/catalog/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { asciiDomain, belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { BillingDetails } from '#modules/companies/details/contract.ts'
import type { HalfGift } from '../gifts/vocabulary.ts'

/** What somebody who asked to be reminded has filled in at a checkout, until they buy or it is forgotten. */
export const checkoutReminders = schoolTable(
  'checkout_reminders',
  {
    productId: belongsTo(() => products.id),
    variantId: belongsTo(() => variants.id),
    quantity: integer().notNull().default(1),
    /** what they chose to pay; null where the price is set */
    chosenAmount: integer(),
    email: text().notNull(),
    name: text().notNull(),
    billing: jsonb().$type<BillingDetails>().notNull(),
    /** what they added of what the checkout offers beside its product */
    bumpIds: uuid().array().notNull().default([]),
    /** to what the product asks, as they were typed so far */
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** whom it is for, as it was typed so far; null where it is no gift */
    gift: jsonb().$type<HalfGift>(),
    /** promo code; empty for none */
    code: text().notNull(),
    /** that the form was filled in, and the mail is written in */
    language: text({ enum: LANGUAGES }).notNull(),
    /** digest of what the browser that asked for it is known by: it alone may take the wish back there */
    keyDigest: text().notNull(),
    /** the wording that was agreed to */
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    remindedAt: moment(),
    /** digest of what the mail's link restores the form by */
    tokenDigest: text(),
  },
  (t) => [
    uniqueIndex('checkout_reminders_once').on(t.schoolId, t.productId, sql`lower(${t.email})`),
    index('checkout_reminders_by_product').on(t.productId),
    index('checkout_reminders_by_variant').on(t.variantId),
    index('checkout_reminders_by_key').on(t.keyDigest),
    index('checkout_reminders_waiting')
      .on(t.updatedAt)
      .where(sql`reminded_at is null`),
    index('checkout_reminders_told')
      .on(t.remindedAt)
      .where(sql`reminded_at is not null`),
    uniqueIndex('checkout_reminders_token')
      .on(t.tokenDigest)
      .where(sql`token_digest is not null`),
    check('checkout_reminders_quantity', sql`${t.quantity} > 0`),
    check('checkout_reminders_chosen', sql`${t.chosenAmount} >= 0`),
    check('checkout_reminders_link', sql`(${t.remindedAt} is null) = (${t.tokenDigest} is null)`),
    oneOf('checkout_reminders_language', t.language, LANGUAGES),
    asciiDomain('checkout_reminders_email_domain', t.email),
  ],
)

export type CheckoutReminder = typeof checkoutReminders.$inferSelect
