import { createProduct } from '#modules/catalog/create-product.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { DownloadContent } from '../content.ts'
import { draftOf } from './draft-of.ts'

export interface WrittenDownload {
  downloadId: string
  content: DownloadContent
}

/** Makes a download as its author did, up to its files: those are made by a job, which puts it on the site. */
export async function writeDownload(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  content: DownloadContent,
): Promise<WrittenDownload> {
  const ctx = at(new Date(now.getTime() - content.publishedDaysAgo * DAY))
  const { id: downloadId } = await createProduct(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    { kind: 'download', ...draftOf(content) },
  )
  return { downloadId, content }
}
