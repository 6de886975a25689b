import { requireOfKind } from '#modules/catalog/index.ts'
import { typeOf } from '#modules/media/files/vocabulary.ts'
import { beginFile, type Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import type { sendFile as endpoint } from './contract.ts'
import { noteFile } from './get-file.ts'
import { FILE_MAX_MEGABYTES } from './vocabulary.ts'

/** Signs the upload of one file. Refuses with 422 what may not be sold as a file, and what is too big, with 403 what the school has no room for. */
export async function sendFile(
  ctx: OutsideCtx,
  { downloadId, filename, bytes }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const contentType = typeOf(filename)
  if (contentType === undefined) throw invalidField('filename', 'downloads.type-not-sold')
  const begun = { filename, contentType, bytes, maxMegabytes: FILE_MAX_MEGABYTES }
  const { id, upload, headers } = await beginFile(
    ctx,
    {
      ...begun,
      async may(inside) {
        await requireOfKind(inside, 'download', downloadId)
        noteFile(inside, downloadId, filename)
      },
    },
    media,
  )
  return { sent_file_id: id, upload, headers }
}
