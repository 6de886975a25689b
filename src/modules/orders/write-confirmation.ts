import { eq, sql } from 'drizzle-orm'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { findPictures, pictureUrl } from '#modules/media/index.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { dayOf } from '#platform/time/days.ts'
import { ORDER_CONFIRMATION } from './confirmation/confirmations.ts'
import { confirmationLetter } from './mails/confirmation-letter.ts'
import { wayOnFrom } from './purchase-path.ts'
import { readQuote } from './agreed/read-quote.ts'
import { type Order, orders } from './tables.ts'

/** Twice what a mail is wide, for sharp screens. */
const COVER_WIDTH = 1120

/** The confirmation of an order that was paid. */
export async function confirmOrder(ctx: Ctx, orderId: string, parts: LetterParts): Promise<void> {
  const [order] = await ctx.tx.select().from(orders).where(eq(orders.id, orderId))
  if (order) await writeConfirmation(ctx, order, parts)
}

/** The confirmation on a durable medium, once for an order: what was bought, for how much, and what was agreed to, when. */
export async function writeConfirmation(ctx: Ctx, order: Order, parts: LetterParts): Promise<void> {
  const agreed = await readQuote(ctx, order)
  const [bought] = await boughtBy(ctx.tx, { studentId: order.studentId, productId: order.productId })
  const [main] = agreed.lines
  if (!main || !bought) return
  const covers = await findPictures(ctx, { ids: bought.coverId ? [bought.coverId] : [], context: 'cover' })
  const cover = bought.coverId ? covers.get(bought.coverId) : undefined
  const letter = confirmationLetter({
    order,
    agreed,
    today: dayOf(ctx.now, ctx.school.timeZone),
    buyer: bought.buyer.name,
    school: ctx.school,
    url: ctx.school.origin + wayOnFrom({ id: order.productId, ...bought.product }, main),
    withdrawUrl: `${ctx.school.origin}/withdraw?order=${order.number}`,
    cover: cover && { url: ctx.school.origin + pictureUrl(cover, COVER_WIDTH), words: main.title },
    beginsAt: bought.beginsAt,
    isBooked: KINDS[bought.product.kind].isBooked,
  })
  const attachment = { kind: ORDER_CONFIRMATION, id: order.id }
  const { language } = order
  await writeLetter(ctx, { cause: `purchase:${order.id}`, to: bought.buyer.email, attachment, language, letter }, parts)
}

const boughtBy = prepared('bought_by', (tx) =>
  tx
    .select({
      product: { kind: products.kind, slug: products.slug },
      coverId: products.coverId,
      beginsAt: products.takesPlaceFrom,
      buyer: { name: people.name, email: people.email },
    })
    .from(products)
    .innerJoin(people, eq(people.id, sql.placeholder('studentId')))
    .where(eq(products.id, sql.placeholder('productId'))),
)
