import type { Media } from '#modules/media/index.ts'
import { invalidField } from '#platform/refusal.ts'
import { endsOf } from '#providers/storage/ends-of.ts'
import { ObjectNotFound } from '#providers/storage/port.ts'
import { PDF_MAX_BYTES } from './create-pdf.ts'
import { faultOfPdf } from '#modules/content/index.ts'
import { pdfKey, sentKey } from './pdf-keys.ts'
import { PDF_MAX_MEGABYTES } from '#modules/content/files/vocabulary.ts'

/**
 * Takes what was sent to where it is shown from, and gives its bytes. Refuses with 422 on `pdf` what did not arrive, is too
 * big, no PDF or opened by a password, and keeps nothing of it.
 */
export async function keepPdf({ store }: Media, id: string): Promise<number> {
  const sent = await store.get(sentKey(id)).catch((error: unknown) => {
    throw error instanceof ObjectNotFound ? invalidField('pdf', 'courses.pdf-not-sent') : error
  })
  if (sent.size > PDF_MAX_BYTES) {
    sent.stream.destroy()
    await store.delete(sentKey(id))
    throw invalidField('pdf', 'media.too-big', { size: PDF_MAX_MEGABYTES })
  }
  // Looked at once it lies where no signed address reaches.
  await store.put(pdfKey(id), sent.stream, { contentType: 'application/pdf', bytes: sent.size })
  const fault = await faultOfPdf(await endsOf(store, pdfKey(id), sent.size))
  if (!fault) return sent.size
  await store.delete(pdfKey(id))
  throw invalidField('pdf', fault)
}
