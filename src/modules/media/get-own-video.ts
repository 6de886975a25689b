import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayChangeUpload } from './policy.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'

/** Refuses with 404 what is not the caller's to know of. */
export async function getOwnVideo(ctx: Ctx, id: string): Promise<VideoRow> {
  const [found] = await ctx.tx.select().from(videos).where(eq(videos.id, id))
  const video = foundOr404(found)
  refuseUnless(mayChangeUpload(ctx.actor, video), new NotFound())
  return video
}
