import { and, eq } from 'drizzle-orm'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { lockVideo } from './change-state.ts'
import type { VideoHostName } from './media.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'

export interface SchoolParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

/** Works on a video that its host names, in the video's own school; undefined when nobody has it. */
export async function withHostedVideo<T>(
  { units, findSchool }: SchoolParts,
  host: VideoHostName,
  hostVideoId: string,
  work: (ctx: Ctx, video: VideoRow) => Promise<T>,
): Promise<T | undefined> {
  const [found] = await units.withoutSchool('a video host names videos, not schools', (tx) =>
    tx
      .select({ id: videos.id, schoolId: videos.schoolId })
      .from(videos)
      .where(and(eq(videos.host, host), eq(videos.hostVideoId, hostVideoId))),
  )
  const school = found && (await findSchool(found.schoolId))
  if (!school) return undefined
  return units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
    const video = await lockVideo(ctx, found.id)
    return video && work(ctx, video)
  })
}
