import { and, eq, sql } from 'drizzle-orm'
import { videos } from '#modules/media/tables.ts'
import { isOursToMend } from '#modules/media/vocabulary.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { listFailedFilms as endpoint } from './contract.ts'

const PAGE = 20

export async function listFailedFilms(
  { cursor, ...asked }: Input<typeof endpoint>,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  const { school_id: schoolId } = asked
  const { id, stateChangedAt } = videos
  const rows = await units.withoutSchool('operators see which films failed', (tx) =>
    tx
      .select({ film: videos, school: { id: schools.id, name: schools.name } })
      .from(videos)
      .innerJoin(schools, eq(schools.id, videos.schoolId))
      .where(
        and(
          eq(videos.state, sql.raw(`'failed'`)),
          schoolId ? eq(videos.schoolId, schoolId) : undefined,
          olderThan(stateChangedAt, id, cursor),
        ),
      )
      .orderBy(sql`${stateChangedAt} desc nulls last`, sql`${id} desc nulls last`)
      .limit(PAGE + 1),
  )
  return pageFrom(
    rows,
    PAGE,
    ({ film, school }) => ({
      id: film.id,
      school,
      title: film.title,
      failure: film.failure ?? 'host',
      detail: film.failureDetail,
      failed_at: film.stateChangedAt.toISOString(),
      may_retry: film.host === 'own' && isOursToMend(film.failure ?? 'host'),
    }),
    ({ film }) => nextPage('/json/operator/films', asked, cursorOf({ createdAt: film.stateChangedAt, id: film.id })),
  )
}
