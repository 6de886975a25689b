import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { lockVariant } from './lock-variant.ts'
import { pricesSince } from './price-history.ts'
import { readLastPrice } from './read-price-history.ts'
import { priceHistory, promotions } from './tables.ts'
import type { Variant } from './view.ts'

type Written = typeof priceHistory.$inferSelect

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
  let last = await readLastPrice(ctx.tx, variantId)
  if (last?.amount == null) return
  const evergreen = await findOpenEvergreen(ctx, variantId)
  const usual = evergreen?.amount ?? variant.amount
  const known = { amount: last.amount, appliedFrom: last.appliedFrom }
  for (const point of pricesSince(known, usual, promotion, ctx.now)) last = await follow(ctx, variant, point, last)
  if (promotion?.endsAt && promotion.endsAt <= ctx.now)
    await ctx.tx.update(promotions).set({ endedAt: promotion.endsAt }).where(eq(promotions.id, promotion.id))
}

/** Starts the history of a variant that nobody was offered until now. */
export async function openPriceHistory(ctx: Ctx, variantId: string, amount: number): Promise<void> {
  const variant = await lockVariant(ctx, variantId)
  if (!variant) return
  const last = await readLastPrice(ctx.tx, variantId)
  if (last?.amount == null) await follow(ctx, variant, { amount, appliedFrom: ctx.now }, last)
}

/** Ends the history of a variant nobody is offered any more, or not at a price that is set. */
export async function closePriceHistory(ctx: Ctx, variantId: string): Promise<void> {
  const variant = await lockVariant(ctx, variantId)
  const last = await readLastPrice(ctx.tx, variantId)
  if (variant && last?.amount != null) await follow(ctx, variant, { amount: null, appliedFrom: ctx.now }, last)
}

async function follow(
  { tx }: Ctx,
  { id: variantId, currency }: Variant,
  point: Pick<Written, 'amount' | 'appliedFrom'>,
  last: Written | undefined,
): Promise<Written> {
  const number = (last?.number ?? 0) + 1
  const [written] = await tx
    .insert(priceHistory)
    .values({ variantId, number, currency, ...point })
    .returning()
  return written!
}
