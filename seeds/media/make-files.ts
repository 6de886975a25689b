import { grantAccess } from '#modules/access/index.ts'
import { publishProduct } from '#modules/catalog/publish-product.ts'
import { keptKey } from '#modules/media/files/keys.ts'
import { downloadFiles, fileVersions } from '#modules/downloads/tables.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { typeOf } from '#modules/media/files/vocabulary.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { htmlBlocks } from '#platform/pdf/html-blocks.ts'
import { makePdf } from '#platform/pdf/make-pdf.ts'
import { eq } from 'drizzle-orm'
import type { FileVersionContent } from '../content.ts'
import type { DemoMediaParts } from './parts.ts'
import type { MakeFilesData } from './queues.ts'

interface MadeVersion {
  storedId: string
  filename: string
  bytes: number
  number: number
  note: string
  at: Date
}

/** Makes the files of a download, puts it on the site and gives it to whoever is to have it; once it holds files it is left as it is. */
export async function makeFiles(ctx: OutsideCtx, { media }: DemoMediaParts, data: MakeFilesData): Promise<void> {
  const { downloadId, publishedDaysAgo, files, studentId } = data
  const isThere = eq(downloadFiles.downloadId, downloadId)
  if ((await ctx.inTransaction(({ tx }) => tx.$count(downloadFiles, isThere))) > 0) return
  const made: { title: string; versions: MadeVersion[] }[] = []
  for (const { title, versions } of files) {
    const kept: MadeVersion[] = []
    for (const [index, version] of versions.entries()) {
      const { filename, note } = version
      const storedId = newId()
      const at = new Date(ctx.now.getTime() - version.daysAgo * DAY)
      const body = await bytesOf(ctx, title, version, at)
      await media.store.put(keptKey(storedId), body, { contentType: typeOf(filename)! })
      kept.push({ storedId, filename, bytes: body.length, number: index + 1, note, at })
    }
    made.push({ title, versions: kept })
  }
  const publishedAt = new Date(ctx.now.getTime() - publishedDaysAgo * DAY)
  await ctx.inTransaction(async (inside) => {
    for (const [index, file] of made.entries()) await insert(inside, { downloadId, position: index + 1, ...file })
    await publishProduct({ ...inside, now: publishedAt }, { productId: downloadId })
    if (studentId)
      await grantAccess(inside, {
        studentId,
        productId: downloadId,
        variantId: null,
        source: 'instructor_action',
        sourceId: downloadId,
        accessDays: 0,
        accessUntil: null,
      })
  })
}

async function insert(
  { tx }: Ctx,
  {
    downloadId,
    position,
    title,
    versions,
  }: { downloadId: string; position: number; title: string; versions: MadeVersion[] },
): Promise<void> {
  const createdAt = versions[0]!.at
  const fileId = newId()
  await tx.insert(storedFiles).values(
    versions.map(({ storedId, filename, bytes, at }) => ({
      id: storedId,
      filename,
      contentType: typeOf(filename)!,
      state: 'ready' as const,
      bytes,
      createdAt: at,
    })),
  )
  await tx.insert(downloadFiles).values({ id: fileId, downloadId, title, position, createdAt })
  await tx
    .insert(fileVersions)
    .values(versions.map(({ storedId, number, note, at }) => ({ fileId, storedId, number, note, createdAt: at })))
}

/** A PDF of what is said, or the words themselves. */
async function bytesOf({ school }: OutsideCtx, title: string, { filename, text }: FileVersionContent, at: Date) {
  if (!filename.endsWith('.pdf')) return Buffer.from(text)
  const { name: author, language } = school
  return makePdf({ title, author, language, at, foot: `${author}  ·  ${title}`, content: htmlBlocks(text) })
}
