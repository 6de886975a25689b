import { duplicateProduct, listParts, requireOfKind } from '#modules/catalog/index.ts'
import { inclusions } from '#modules/catalog/tables.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

/** Makes a draft that says, costs and holds the same. Refuses with 404 what is no bundle. */
export async function duplicateBundle(ctx: Ctx, { bundleId }: { bundleId: string }) {
  await requireOfKind(ctx, 'bundle', bundleId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: bundleId,
    titled: (title) => say('copy', { title }),
  })
  const parts = await listParts(ctx, bundleId)
  if (parts.length > 0)
    await ctx.tx
      .insert(inclusions)
      .values(parts.map((productId, at) => ({ bundleId: id, productId, position: at + 1, createdAt: ctx.now })))
  ctx.note({ subject: title, url: editorPath({ kind: 'bundle', id }) })
  return { bundle: { id, slug } }
}
