import { keepFile, type Media, requireSent, takeStored } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { keepBlockFile as endpoint } from './contract.ts'
import { FILE_USES } from './uses.ts'

const FIELD = 'file'

/** From then on a block can have it. Refuses with 422 on `file` what did not arrive, or cannot be used so. */
export async function keepBlockFile(
  ctx: OutsideCtx,
  { storedId, use }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { maxMegabytes, typeOf } = FILE_USES[use]
  const sent = await ctx.inTransaction((inside) => requireSent(inside, storedId))
  const kept = await keepFile(media, sent, { field: FIELD, maxMegabytes, typeOf: (ends) => typeOf(sent, ends, FIELD) })
  return ctx.answering(async (inside) => {
    const { id, filename } = await takeStored(inside, kept)
    inside.note({ subject: filename })
    return { id, filename, bytes: kept.bytes }
  })
}
