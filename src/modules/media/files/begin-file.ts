import { requireStorage } from '#modules/limits/index.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { invalidField } from '#platform/refusal.ts'
import type { Media } from '../media.ts'
import { storedFiles } from '../tables.ts'
import { sentKey } from './keys.ts'

const SEND_WITHIN_SECONDS = 6 * 60 * 60

interface Announced {
  filename: string
  contentType: string
  bytes: number
  maxMegabytes: number
  /** asked first: whether whoever begins may send it */
  may: (inside: Ctx) => void | Promise<unknown>
}

/** Signs the upload of one file, which is nothing before it is kept. Refuses with 422 what is too big, with 403 what the school has no room for. */
export async function beginFile(
  ctx: OutsideCtx,
  { filename, contentType, bytes, maxMegabytes, may }: Announced,
  { store }: Media,
): Promise<{ id: string; upload: string; headers: Record<string, string> }> {
  const maxBytes = maxMegabytes * 1024 * 1024
  if (bytes > maxBytes) throw invalidField('bytes', 'media.too-big', { size: maxMegabytes })
  const id = newId()
  await ctx.inTransaction(async (inside) => {
    await may(inside)
    await requireStorage(inside, bytes)
    const uploadedById = isSignedIn(inside.actor) ? inside.actor.id : null
    await inside.tx
      .insert(storedFiles)
      .values({ id, filename, contentType, bytes, uploadedById, createdAt: inside.now })
  })
  const { url, headers } = await store.signedUpload({
    key: sentKey(id),
    contentType,
    maxBytes,
    expiresInSeconds: SEND_WITHIN_SECONDS,
  })
  return { id, upload: url, headers }
}
