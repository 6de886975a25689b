import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products, variants } from '#modules/catalog/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, oneOf } from '#platform/db/columns.ts'
import { BUMP_PRICES } from '../bumps/vocabulary.ts'

/** What is offered once to whoever has bought a product. The database refuses what it refuses of bumps (`refuse_bump`). */
export const upsells = schoolTable(
  'upsells',
  {
    productId: belongsTo(() => products.id),
    offeredProductId: belongsTo(() => products.id),
    variantId: belongsTo(() => variants.id),
    price: text({ enum: BUMP_PRICES }).notNull(),
    /** minor units, or whole percent less; null for the usual price */
    value: integer(),
    /** lowest price of the 30 days before the offer got its price, frozen then (Directive 98/6/EC, art. 6a); null for the usual price */
    referenceAmount: integer(),
    /** empty: the product's title */
    heading: text().notNull().default(''),
    words: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('upsells_one_after').on(t.productId),
    index('upsells_by_offered').on(t.offeredProductId),
    index('upsells_by_variant').on(t.variantId),
    check('upsells_not_itself', sql`${t.productId} <> ${t.offeredProductId}`),
    oneOf('upsells_price', t.price, BUMP_PRICES),
    check(
      'upsells_value',
      sql`case ${t.price} when 'usual' then ${t.value} is null when 'amount' then coalesce(${t.value}, 0) > 0 else coalesce(${t.value}, 0) between 1 and 99 end`,
    ),
    check('upsells_reference', sql`(${t.price} = 'usual') = (${t.referenceAmount} is null)`),
  ],
)
