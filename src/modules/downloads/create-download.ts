import { createProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createDownload as endpoint } from './contract.ts'

/** Makes a download as a draft, with nothing in it (commerce §2). */
export async function createDownload(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'download' })
  ctx.note({ subject: input.title, url: editorPath({ kind: 'download', id }) })
  return { download: { id, slug } }
}
