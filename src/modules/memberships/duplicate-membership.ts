import { eq } from 'drizzle-orm'
import { duplicateProduct, requireOfKind } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { openings } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

/** Makes a draft that says, costs and opens the same. Refuses with 404 what is no membership. */
export async function duplicateMembership(ctx: Ctx, { membershipId }: { membershipId: string }) {
  await requireOfKind(ctx, 'membership', membershipId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: membershipId,
    titled: (title) => say('copy', { title }),
  })
  const { everything, categoryId, productId } = openings
  const chosen = await ctx.tx
    .select({ everything, categoryId, productId })
    .from(openings)
    .where(eq(openings.membershipId, membershipId))
  if (chosen.length > 0)
    await ctx.tx.insert(openings).values(chosen.map((each) => ({ ...each, membershipId: id, createdAt: ctx.now })))
  ctx.note({ subject: title, url: editorPath({ kind: 'membership', id }) })
  return { membership: { id, slug } }
}
