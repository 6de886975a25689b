import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { Front, setFront as endpoint } from './contract.ts'
import { getFront } from './get-front.ts'
import { FrontChanged } from './refusals.ts'
import { requireSeen } from './require-seen.ts'
import { frontQuotes, fronts } from './tables.ts'

/** The front page leads with it from now on. Refuses with 409 what another admin has changed meanwhile. */
export async function setFront(ctx: Ctx, given: Input<typeof endpoint>): Promise<Front> {
  const reviewIds = [...new Set(given.review_ids)]
  await requireSeen(ctx, { ...given, review_ids: reviewIds })
  const { intro, product_id: productId, picture_id: pictureId, version } = given
  const stored = await ctx.tx
    .insert(fronts)
    .values({ intro, productId, pictureId })
    .onConflictDoUpdate({
      target: fronts.schoolId,
      set: { intro, productId, pictureId, version: sql`${fronts.version} + 1` },
      setWhere: eq(fronts.version, version),
    })
    .returning({ id: fronts.id })
  refuseUnless(stored.length > 0, new FrontChanged())
  await ctx.tx.delete(frontQuotes).where(eq(frontQuotes.schoolId, ctx.school.id))
  const quotes = reviewIds.map((reviewId, position) => ({ reviewId, position }))
  if (quotes.length > 0) await ctx.tx.insert(frontQuotes).values(quotes)
  const front = await getFront(ctx)
  ctx.note({ subject: front.product?.title ?? ctx.school.name, url: '/home/settings/front' })
  return front
}
