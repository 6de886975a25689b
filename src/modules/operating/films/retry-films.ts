import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Media, prepareAgain } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import { isOursToMend, VIDEO_FAILURES } from '#modules/media/vocabulary.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, Refusal } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { retryFilm as one, retryFilms as all } from './contract.ts'

const AT_ONCE = 100

interface Parts {
  units: UnitsOfWork
  schools: SchoolFinder
  media: Media
  jobs: Jobs
}

/** Refuses with 404 a film that did not fail, and with 409 one whose file is of no use or gone. */
export async function retryFilm(
  { id }: Input<typeof one>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof one>> {
  const [film] = await parts.units.withoutSchool('operators try a film again', (tx) =>
    tx.select({ id: videos.id, schoolId: videos.schoolId }).from(videos).where(eq(videos.id, id)),
  )
  const { schoolId } = foundOr404(film)
  const { title } = await prepareOf({ id, schoolId }, parts)
  await writeDeed(parts.units, exchange, { deed: 'film-retried', schoolId, subject: title })
  return { retried: 1 }
}

/** Those that failed first come first; one whose file is gone stays as it is. */
export async function retryFilms(
  { school_id: schoolId }: Input<typeof all>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof all>> {
  const found = await parts.units.withoutSchool('operators try films again', (tx) =>
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
  for (const film of found) if (await isPreparedAgain(film, parts)) retried += 1
  if (retried > 0) {
    const subject = String(retried)
    await writeDeed(parts.units, exchange, { deed: 'films-retried', schoolId: schoolId ?? null, subject })
  }
  return { retried }
}

async function prepareOf({ id, schoolId }: { id: string; schoolId: string }, { units, schools, ...parts }: Parts) {
  const school = foundOr404(await schools.byId(schoolId))
  return prepareAgain(units.outside({ school, actor: { role: 'system' } }), id, parts)
}

async function isPreparedAgain(film: { id: string; schoolId: string }, parts: Parts): Promise<boolean> {
  try {
    await prepareOf(film, parts)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
