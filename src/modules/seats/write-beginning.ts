import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { beginningAsked } from './events.ts'
import { beginningLetter } from './mails/beginning-letter.ts'
import { invitations, seatPools } from './tables.ts'

const buyers = alias(people, 'buyers')

/** Reminds whoever has a seat, and has not begun, of it; once for each time it was asked for. */
export async function writeBeginning(
  ctx: Ctx,
  { invitation_id: id, asked_at: askedAt }: z.output<(typeof beginningAsked)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({
      holder: { name: people.name, email: people.email, language: people.language },
      buyer: buyers.name,
      product: { title: products.title, kind: products.kind, slug: products.slug },
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, invitations.personId))
    .innerJoin(buyers, eq(buyers.id, seatPools.buyerId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(and(eq(invitations.id, id), eq(invitations.status, 'accepted')))
  if (!found) return
  const { holder, buyer, product } = found
  const { origin, name: school } = ctx.school
  const language = holder.language ?? ctx.school.language
  const letter = beginningLetter(language, {
    name: holder.name,
    buyer,
    course: product.title,
    school,
    url: origin + purchasePath(product),
  })
  await writeLetter(ctx, { cause: `seat-beginning:${id}:${askedAt}`, to: holder.email, language, letter }, parts)
}
