import { execFile } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import { uploadFinished } from '#modules/media/receive-upload.ts'
import { videos } from '#modules/media/tables.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DemoMediaParts } from './parts.ts'
import type { MakeFilmData } from './queues.ts'

const PROGRAM = fileURLToPath(new URL('./film-program.ts', import.meta.url))
const LOW_PRIORITY = 15

/** Makes the film of a course and hands it in as if it had been uploaded; the transcoding takes it from there. */
export async function makeFilm(
  ctx: OutsideCtx,
  { media, ...parts }: DemoMediaParts,
  { courseId, lines, seconds, hue }: MakeFilmData,
  signal: AbortSignal,
): Promise<void> {
  const [waiting] = await ctx.inTransaction(({ tx }) =>
    tx
      .select({ id: videos.id })
      .from(videos)
      .innerJoin(lectures, eq(lectures.videoId, videos.id))
      .where(and(eq(lectures.courseId, courseId), eq(videos.host, 'own'), eq(videos.state, 'created')))
      .limit(1),
  )
  if (!waiting) return
  const uploads = await media.uploads()
  const [uploadId, unfinished] = [`${waiting.id}.film.mp4`, `${waiting.id}.unfinished.mp4`]
  const film = { title: lines, seconds, hue, path: uploads.pathOf(unfinished) }
  const running = promisify(execFile)(process.execPath, [PROGRAM, JSON.stringify(film)], { signal })
  if (running.child.pid) setPriority(running.child.pid, LOW_PRIORITY)
  await running
  await rename(uploads.pathOf(unfinished), uploads.pathOf(uploadId))
  await uploadFinished(parts, waiting.id, uploadId)
}
