import { requireOfKind, lockOfKind } from '#modules/catalog/index.ts'
import { eq, max } from 'drizzle-orm'
import { type Media, requireSent, takeStored } from '#modules/media/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { addFile as endpoint } from './contract.ts'
import { listFiles } from './list-files.ts'
import { TooManyFiles } from './refusals.ts'
import { noteFile } from './get-file.ts'
import { keepSold } from './keep-sold.ts'
import { downloadFiles, fileVersions } from './tables.ts'
import { FILES_MAX, titleFrom } from './vocabulary.ts'

/** Puts what was sent into a download as its last file, called as it was sent. Refuses with 409 more files than a download may hold. */
export async function addFile(
  ctx: OutsideCtx,
  { downloadId, sent_file_id: storedId }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const stored = await ctx.inTransaction(async (inside) => {
    await requireOfKind(inside, 'download', downloadId)
    return requireSent(inside, storedId)
  })
  const kept = await keepSold(media, stored)
  return ctx.answering(async (inside) => {
    await lockOfKind(inside, 'download', downloadId)
    const { filename } = await takeStored(inside, kept)
    const title = titleFrom(filename)
    noteFile(inside, downloadId, title)
    await insertFile(inside, { downloadId, title, storedId })
    return listFiles(inside, { downloadId })
  })
}

/** After `lockDownload`. */
export async function insertFile(
  { tx, now }: Ctx,
  { downloadId, title, storedId }: { downloadId: string; title: string; storedId: string },
): Promise<void> {
  const isOfIt = eq(downloadFiles.downloadId, downloadId)
  refuseUnless((await tx.$count(downloadFiles, isOfIt)) < FILES_MAX, new TooManyFiles())
  const [last] = await tx
    .select({ position: max(downloadFiles.position) })
    .from(downloadFiles)
    .where(isOfIt)
  const [file] = await tx
    .insert(downloadFiles)
    .values({ downloadId, title, position: (last?.position ?? 0) + 1, createdAt: now })
    .returning({ id: downloadFiles.id })
  await tx.insert(fileVersions).values({ fileId: file!.id, storedId, number: 1, createdAt: now })
}
