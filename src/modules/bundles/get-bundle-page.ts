import { apartTotal, getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { BundlePage } from './contract.ts'
import { readParts } from './read-parts.ts'

/** Refuses with 404 what is no bundle, and one that whoever is looking may not see. */
export async function getBundlePage(ctx: Ctx, { bundleSlug: slug }: { bundleSlug: string }): Promise<BundlePage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'bundle', slug)
  const parts = await readParts(ctx, product.id)
  return {
    product,
    parts,
    apart_amount: apartTotal(parts.map(({ amount }) => amount)),
    has_all: parts.length > 0 && parts.every(({ is_owned }) => is_owned),
  }
}
