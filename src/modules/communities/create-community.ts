import { createProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createCommunity as endpoint } from './contract.ts'

/** Makes a community as a draft, with no topic in it (commerce §2). */
export async function createCommunity(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'community' })
  ctx.note({ subject: input.title, url: editorPath({ kind: 'community', id }) })
  return { community: { id, slug } }
}
