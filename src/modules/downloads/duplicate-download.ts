import { duplicateProduct, requireOfKind } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { newId } from '#platform/ids.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { readFiles } from './read-files.ts'
import { downloadFiles, fileVersions } from './tables.ts'

/** Makes a draft that says, costs and holds the same: the newest versions, of the same bytes. Refuses with 404 what is no download. */
export async function duplicateDownload(ctx: Ctx, { downloadId }: { downloadId: string }) {
  await requireOfKind(ctx, 'download', downloadId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: downloadId,
    titled: (title) => say('copy', { title }),
  })
  const held = (await readFiles(ctx, [downloadId])).map((each) => ({ ...each, copyId: newId() }))
  if (held.length > 0) {
    const createdAt = ctx.now
    await ctx.tx.insert(downloadFiles).values(
      held.map(({ copyId, file: { title, position } }) => ({
        id: copyId,
        downloadId: id,
        title,
        position,
        createdAt,
      })),
    )
    await ctx.tx
      .insert(fileVersions)
      .values(held.map(({ copyId, stored }) => ({ fileId: copyId, storedId: stored.id, number: 1, createdAt })))
  }
  ctx.note({ subject: title, url: editorPath({ kind: 'download', id }) })
  return { download: { id, slug } }
}
