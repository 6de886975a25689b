import { createProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createEvent as endpoint } from './contract.ts'
import { liveEvents } from './tables.ts'

/** Makes a live event as a draft, online and without dates (commerce §2). */
export async function createEvent(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'live_event' })
  await ctx.tx.insert(liveEvents).values({ productId: id })
  ctx.note({ subject: input.title, url: editorPath({ kind: 'live_event', id }) })
  return { event: { id, slug } }
}
