import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { lockVariant } from './lock-variant.ts'
import { type PricePoint, pricesSince } from './price-history.ts'
import { priceHistory, promotions } from './tables.ts'
import type { Variant } from './view.ts'

/**
 * The only place that writes what a variant cost and when: brings its history up to now and closes a promotion
 * whose last day has passed. Called before and after every change; repeating it changes nothing. A variant has
 * no history before its product is first published: nobody was offered its price. An evergreen price is what every
 * new visitor is offered, so it counts as applied while its offer is open.
 */
export async function writePriceHistory(ctx: Ctx, variantId: string): Promise<void> {
  const variant = await lockVariant(ctx, variantId)
  if (!variant) return
  const [promotion] = await ctx.tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.variantId, variantId), isNull(promotions.endedAt)))
  const current = and(eq(priceHistory.variantId, variantId), isNull(priceHistory.appliedUntil))
  const [last] = await ctx.tx.select().from(priceHistory).where(current)
  if (!last) return
  const evergreen = await findOpenEvergreen(ctx, variantId)
  const usual = evergreen?.amount ?? variant.amount
  for (const point of pricesSince(last, usual, promotion, ctx.now)) await follow(ctx, variant, point)
  if (promotion?.endsAt && promotion.endsAt <= ctx.now)
    await ctx.tx.update(promotions).set({ endedAt: promotion.endsAt }).where(eq(promotions.id, promotion.id))
}

async function follow(
  ctx: Ctx,
  { id: variantId, currency }: Variant,
  { amount, appliedFrom }: PricePoint,
): Promise<void> {
  await ctx.tx
    .update(priceHistory)
    .set({ appliedUntil: appliedFrom })
    .where(and(eq(priceHistory.variantId, variantId), isNull(priceHistory.appliedUntil)))
  await ctx.tx.insert(priceHistory).values({ variantId, amount, currency, appliedFrom })
}

/** Starts the history of a variant nobody was offered before. */
export async function openPriceHistory(ctx: Ctx, variantId: string, amount: number): Promise<void> {
  const variant = await lockVariant(ctx, variantId)
  if (!variant) return
  const { currency } = variant
  await ctx.tx.insert(priceHistory).values({ variantId, amount, currency, appliedFrom: ctx.now }).onConflictDoNothing()
}

/** Ends the history of a variant nobody is offered any more, or not at a price that is set. */
export async function closePriceHistory(ctx: Ctx, variantId: string): Promise<void> {
  await ctx.tx
    .update(priceHistory)
    .set({ appliedUntil: ctx.now })
    .where(and(eq(priceHistory.variantId, variantId), isNull(priceHistory.appliedUntil)))
}
