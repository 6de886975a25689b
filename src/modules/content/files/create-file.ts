import { beginFile, type Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { createBlockFile as endpoint } from './contract.ts'
import { FILE_USES } from './uses.ts'

/** Signs the upload of one file. Refuses with 422 what is not taken or too big, with 403 what the school has no room for. */
export async function createBlockFile(
  ctx: OutsideCtx,
  { use, filename, bytes }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { maxMegabytes, announced } = FILE_USES[use]
  const contentType = announced(filename)
  const { id, upload, headers } = await beginFile(
    ctx,
    { filename, contentType, bytes, maxMegabytes, may: (inside) => inside.note({ subject: filename }) },
    media,
  )
  return { stored_id: id, upload, headers }
}
