import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { uploadsAbandoned } from './events.ts'
import { images, videos } from './tables.ts'
import type { ImageRow, VideoRow } from './view.ts'

/** A video of our own host, uploaded by whoever works; ready unless said otherwise, with no files behind it. */
export async function aVideo(ctx: Ctx, given: Partial<typeof videos.$inferInsert> = {}): Promise<VideoRow> {
  const id = newId()
  const uploadedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const row = { id, host: 'own', hostVideoId: id, title: 'Zażółć gęślą jaźń', uploadedById, state: 'ready' as const }
  const [video] = await ctx.tx
    .insert(videos)
    .values({ ...row, ...given })
    .returning()
  return video!
}

/** A finished picture without files. */
export async function aPicture(ctx: Ctx, given: Partial<typeof images.$inferInsert> = {}): Promise<ImageRow> {
  const uploadedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const row = { context: 'cover' as const, uploadedById, state: 'ready' as const }
  const size = { width: 1280, height: 800, widths: [160, 320, 640, 960, 1280] }
  const [image] = await ctx.tx
    .insert(images)
    .values({ ...row, ...size, ...given })
    .returning()
  return image!
}

/** What was told of, each time, as shown by nothing any more. */
export async function abandonedUploads({ tx }: Ctx): Promise<{ image_ids: string[]; video_ids: string[] }[]> {
  const { eventName } = uploadsAbandoned
  const told = await tx.select().from(domainEvents).where(eq(domainEvents.name, eventName))
  return told.map(({ payload }) => payload as { image_ids: string[]; video_ids: string[] })
}
