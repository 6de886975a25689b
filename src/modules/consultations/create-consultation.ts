import { createProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createConsultation as endpoint } from './contract.ts'
import { consultations } from './tables.ts'

/** Makes a consultation as a draft: an hour online, never offered yet (commerce §2). */
export async function createConsultation(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'consultation' })
  await ctx.tx.insert(consultations).values({ productId: id })
  ctx.note({ subject: input.title, url: editorPath({ kind: 'consultation', id }) })
  return { consultation: { id, slug } }
}
