import { requireOfKind } from '#modules/catalog/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { invalidField } from '#platform/refusal.ts'
import type { sendFile as endpoint } from '../contract.ts'
import { noteFile } from '../get-file.ts'
import { storedFiles } from '../tables.ts'
import { FILE_MAX_BYTES, FILE_MAX_MEGABYTES, typeOf } from '../vocabulary.ts'
import { sentKey } from './keys.ts'

const SEND_WITHIN_SECONDS = 6 * 60 * 60

/** Signs the upload of one file. Refuses with 422 what may not be sold as a file, and what is too big. */
export async function sendFile(
  ctx: OutsideCtx,
  { downloadId, filename, bytes }: Input<typeof endpoint>,
  { store }: Media,
): Promise<Answer<typeof endpoint>> {
  const contentType = typeOf(filename)
  if (contentType === undefined) throw invalidField('filename', 'downloads.type-not-sold')
  if (bytes > FILE_MAX_BYTES) throw invalidField('bytes', 'media.too-big', { size: FILE_MAX_MEGABYTES })
  const id = newId()
  await ctx.inTransaction(async (inside) => {
    await requireOfKind(inside, 'download', downloadId)
    await inside.tx.insert(storedFiles).values({ id, filename, contentType, createdAt: inside.now })
    noteFile(inside, downloadId, filename)
  })
  const { url, headers } = await store.signedUpload({
    key: sentKey(id),
    contentType,
    maxBytes: FILE_MAX_BYTES,
    expiresInSeconds: SEND_WITHIN_SECONDS,
  })
  return { sent_file_id: id, upload: url, headers }
}
