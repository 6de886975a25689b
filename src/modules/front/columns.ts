import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, text } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { images } from '#modules/media/tables.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { pointsTo } from '#platform/db/columns.ts'
import { INTRO_MAX, QUOTES_MAX } from './vocabulary.ts'

/** What a front page leads with. That all of it is of the school the trigger `refuse_strange_front` holds. */
export const frontColumns = () => ({
  /** stands below the promise, plain text */
  intro: text().notNull().default(''),
  pictureId: pointsTo(() => images.id),
  /** the one in front */
  productId: pointsTo(() => products.id),
  /** stays once that is deleted, so that its admins are told */
  hasProduct: boolean().notNull().default(false),
  /** the reviews that are quoted, in order */
  quoteId: pointsTo(() => reviews.id),
  secondQuoteId: pointsTo(() => reviews.id),
  thirdQuoteId: pointsTo(() => reviews.id),
  /** how many were chosen: more than are there once one was deleted */
  quotesCount: integer().notNull().default(0),
})

type FrontColumns = Record<keyof ReturnType<typeof frontColumns>, AnyPgColumn>

export const frontRules = (table: string, t: FrontColumns) => [
  index(`${table}_by_picture`).on(t.pictureId),
  index(`${table}_by_product`).on(t.productId),
  index(`${table}_by_quote`).on(t.quoteId),
  index(`${table}_by_second_quote`).on(t.secondQuoteId),
  index(`${table}_by_third_quote`).on(t.thirdQuoteId),
  check(`${table}_intro`, sql`length(${t.intro}) <= ${sql.raw(String(INTRO_MAX))}`),
  check(`${table}_product`, sql`${t.hasProduct} or ${t.productId} is null`),
  check(
    `${table}_quotes`,
    sql`${t.quotesCount} between num_nonnulls(${t.quoteId}, ${t.secondQuoteId}, ${t.thirdQuoteId}) and ${sql.raw(String(QUOTES_MAX))}`,
  ),
  check(
    `${table}_quotes_once`,
    sql`${t.quoteId} <> ${t.secondQuoteId} and ${t.quoteId} <> ${t.thirdQuoteId} and ${t.secondQuoteId} <> ${t.thirdQuoteId}`,
  ),
]
