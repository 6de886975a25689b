import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Media, prepareAgain } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import { isOursToMend, VIDEO_FAILURES } from '#modules/media/vocabulary.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, Refusal } from '#platform/refusal.ts'
import type { retryFilm as one, retryFilms as all } from './contract.ts'

const AT_ONCE = 100

interface Parts {
  schools: SchoolFinder
  media: Media
  jobs: Jobs
}

/** Refuses with 404 a film that did not fail, and with 409 one whose file is of no use or gone. */
export async function retryFilm(
  ctx: PlatformCtx,
  { id }: Input<typeof one>,
  parts: Parts,
): Promise<Answer<typeof one>> {
  const [film] = await ctx.reading('operators try a film again', (tx) =>
    tx.select({ id: videos.id, schoolId: videos.schoolId }).from(videos).where(eq(videos.id, id)),
  )
  await prepareOf(ctx, foundOr404(film), parts)
  return { retried: 1 }
}

/** Those that failed first come first, each a deed of its own; one whose file is gone stays as it is. */
export async function retryFilms(
  ctx: PlatformCtx,
  { school_id: schoolId }: Input<typeof all>,
  parts: Parts,
): Promise<Answer<typeof all>> {
  const found = await ctx.reading('operators try films again', (tx) =>
    tx
      .select({ id: videos.id, schoolId: videos.schoolId })
      .from(videos)
      .where(
        and(
          eq(videos.state, 'failed'),
          eq(videos.host, 'own'),
          inArray(videos.failure, VIDEO_FAILURES.filter(isOursToMend)),
          schoolId ? eq(videos.schoolId, schoolId) : undefined,
        ),
      )
      .orderBy(asc(videos.stateChangedAt))
      .limit(AT_ONCE),
  )
  let retried = 0
  for (const film of found) if (await isPreparedAgain(ctx, film, parts)) retried += 1
  return { retried }
}

interface FoundFilm {
  id: string
  schoolId: string
}

async function prepareOf(ctx: PlatformCtx, { id, schoolId }: FoundFilm, { schools, ...parts }: Parts): Promise<void> {
  const school = foundOr404(await schools.byId(schoolId))
  await prepareAgain(ctx.inSchool(school), id, parts)
}

async function isPreparedAgain(ctx: PlatformCtx, film: FoundFilm, parts: Parts): Promise<boolean> {
  try {
    await prepareOf(ctx, film, parts)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
