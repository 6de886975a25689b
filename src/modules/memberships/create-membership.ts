import { createProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createMembership as endpoint } from './contract.ts'

/** Makes a membership as a draft, which opens nothing yet (commerce §2). */
export async function createMembership(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'membership' })
  ctx.note({ subject: input.title, url: editorPath({ kind: 'membership', id }) })
  return { membership: { id, slug } }
}
