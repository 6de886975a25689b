import { duplicateOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { readFiles } from './read-files.ts'
import { downloadFiles, fileVersions } from './tables.ts'

/** Makes a draft that says, costs and holds the same: the newest versions, of the same bytes. Refuses with 404 what is no download. */
export async function duplicateDownload(ctx: Ctx, { downloadId }: { downloadId: string }) {
  const download = await duplicateOfKind(ctx, 'download', downloadId, async (copyId) => {
    const held = (await readFiles(ctx, [downloadId])).map((each) => ({ ...each, id: newId() }))
    if (held.length === 0) return
    const createdAt = ctx.now
    await ctx.tx.insert(downloadFiles).values(
      held.map(({ id, file: { title, position } }) => ({
        id,
        downloadId: copyId,
        title,
        position,
        createdAt,
      })),
    )
    await ctx.tx
      .insert(fileVersions)
      .values(held.map(({ id, stored }) => ({ fileId: id, storedId: stored.id, number: 1, createdAt })))
  })
  return { download }
}
