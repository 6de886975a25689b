import { duplicateProduct, requireOfKind } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

/** Makes a draft that says and costs the same; a topic belongs to one community, so that the copy has none yet. Refuses with 404. */
export async function duplicateCommunity(ctx: Ctx, { communityId }: { communityId: string }) {
  await requireOfKind(ctx, 'community', communityId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: communityId,
    titled: (title) => say('copy', { title }),
  })
  ctx.note({ subject: title, url: editorPath({ kind: 'community', id }) })
  return { community: { id, slug } }
}
