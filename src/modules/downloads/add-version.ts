import { lockOfKind } from '#modules/catalog/index.ts'
import { eq, max } from 'drizzle-orm'
import { type Media, requireSent, takeStored } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { addVersion as endpoint } from './contract.ts'
import { versionAdded } from './events.ts'
import { listFiles } from './list-files.ts'
import { getFile, noteFile } from './get-file.ts'
import { keepSold } from './keep-sold.ts'
import { fileVersions } from './tables.ts'

/** Buyers get what was sent from now on; what they got before is listed to admins. They are told of it by mail if the admin says so. */
export async function addVersion(
  ctx: OutsideCtx,
  { downloadId, fileId, sent_file_id: storedId, note, tells_buyers: tellsBuyers }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const stored = await ctx.inTransaction(async (inside) => {
    await getFile(inside, { downloadId, fileId })
    return requireSent(inside, storedId)
  })
  const kept = await keepSold(media, stored)
  return ctx.answering(async (inside) => {
    await lockOfKind(inside, 'download', downloadId)
    const file = await getFile(inside, { downloadId, fileId })
    noteFile(inside, downloadId, file.title)
    await takeStored(inside, kept)
    const [newest] = await inside.tx
      .select({ number: max(fileVersions.number) })
      .from(fileVersions)
      .where(eq(fileVersions.fileId, fileId))
    const number = (newest?.number ?? 0) + 1
    const [version] = await inside.tx
      .insert(fileVersions)
      .values({ fileId, storedId, number, note, createdAt: inside.now })
      .returning({ id: fileVersions.id })
    if (tellsBuyers) inside.emit(versionAdded({ version_id: version!.id, after: null }))
    return listFiles(inside, { downloadId })
  })
}
