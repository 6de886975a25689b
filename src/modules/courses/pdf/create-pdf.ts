import { requireStorage } from '#modules/limits/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lecturePdfs } from '../tables.ts'
import type { createPdf as endpoint } from './contract.ts'
import { notePdf } from './get-pdf.ts'
import { sentKey } from './pdf-keys.ts'
import { PDF_MAX_MEGABYTES } from '#modules/content/files/vocabulary.ts'

const SEND_WITHIN_SECONDS = 60 * 60
export const PDF_MAX_BYTES = PDF_MAX_MEGABYTES * 1024 * 1024

/**
 * Signs the upload of one PDF; the lecture shows what it showed until that one is here and was looked at. Refuses with 403 where the school
 * has no room left.
 */
export async function createPdf(
  ctx: OutsideCtx,
  input: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const id = newId()
  const { filename } = input
  await ctx.inTransaction(async (inside) => {
    const { lecture } = await getLectureRecord(inside, input)
    await requireStorage(inside, 1)
    await inside.tx
      .insert(lecturePdfs)
      .values({ id, fileId: id, lectureId: lecture.id, filename, createdAt: inside.now })
    notePdf(inside, input, { filename })
  })
  const { url, headers } = await media.store.signedUpload({
    key: sentKey(id),
    contentType: 'application/pdf',
    maxBytes: PDF_MAX_BYTES,
    expiresInSeconds: SEND_WITHIN_SECONDS,
  })
  return { pdf_id: id, upload: url, headers }
}
