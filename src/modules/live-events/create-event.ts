import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createEvent as endpoint } from './contract.ts'
import { liveEvents } from './tables.ts'

/** Makes a live event as a draft, online and without dates (commerce §2). */
export async function createEvent(ctx: Ctx, input: Input<typeof endpoint>) {
  const event = await createOfKind(ctx, 'live_event', input)
  await ctx.tx.insert(liveEvents).values({ productId: event.id })
  return { event }
}
