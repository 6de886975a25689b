import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products, variants } from '#modules/catalog/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, oneOf } from '#platform/db/columns.ts'
import { BUMP_PRICES, BUMPS_MAX } from './vocabulary.ts'

/** What the checkout of a product offers beside it. The database refuses a price of another product, and anything of another school (`refuse_bump`). */
export const bumps = schoolTable(
  'bumps',
  {
    productId: belongsTo(() => products.id),
    position: integer().notNull(),
    offeredProductId: belongsTo(() => products.id),
    variantId: belongsTo(() => variants.id),
    price: text({ enum: BUMP_PRICES }).notNull(),
    /** minor units, or whole percent less; null for the usual price */
    value: integer(),
    /** lowest price of the 30 days before the bump got its price, frozen then (Directive 98/6/EC, art. 6a); null for the usual price */
    referenceAmount: integer(),
    /** empty: the product's title */
    heading: text().notNull().default(''),
    words: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bumps_position').on(t.productId, t.position),
    uniqueIndex('bumps_once').on(t.productId, t.offeredProductId),
    index('bumps_by_offered').on(t.offeredProductId),
    index('bumps_by_variant').on(t.variantId),
    check('bumps_at_most_three', sql`${t.position} between 1 and ${sql.raw(String(BUMPS_MAX))}`),
    check('bumps_not_itself', sql`${t.productId} <> ${t.offeredProductId}`),
    oneOf('bumps_price', t.price, BUMP_PRICES),
    check(
      'bumps_value',
      sql`case ${t.price} when 'usual' then ${t.value} is null when 'amount' then coalesce(${t.value}, 0) > 0 else coalesce(${t.value}, 0) between 1 and 99 end`,
    ),
    check('bumps_reference', sql`(${t.price} = 'usual') = (${t.referenceAmount} is null)`),
  ],
)

export type Bump = typeof bumps.$inferSelect
/** What is offered, at which price and in which words, wherever that is. */
export type BumpTerms = Omit<Bump, 'position'>
