import { findAccessSpan } from '#modules/access/index.ts'
import { getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { DownloadPage } from './contract.ts'
import { readFiles } from './read-files.ts'
import { viewOffered } from './view.ts'

/** Refuses with 404 what is no download, and one that whoever is looking may not see. */
export async function getDownloadPage(
  ctx: Ctx,
  { downloadSlug: slug }: { downloadSlug: string },
): Promise<DownloadPage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'download', slug)
  const { actor } = ctx
  const span = actor.role === 'student' ? await findAccessSpan(ctx, actor.id, product.id) : undefined
  return {
    product,
    files: (await readFiles(ctx, [product.id])).map(viewOffered),
    has_access: span !== undefined,
  }
}
