import { and, asc, eq, sql } from 'drizzle-orm'
import { accessTo, maySeeLecture, type Standing, watchableColumns, watchingAs } from '#modules/courses/index.ts'
import type { ShownVideo } from '#modules/media/index.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Outline, OutlineLecture, OutlineSection } from './contract.ts'
import { lectureProgress } from './tables.ts'
import { isCounted } from './vocabulary.ts'

/** A lecture in its place, with what the viewer did in it. */
export interface OutlinePlace extends OutlineLecture {
  section: { id: string; title: string }
  positionSeconds: number
  isFavourite: boolean
  watchedAt: Date | null
  film: Pick<ShownVideo, 'host' | 'hostVideoId' | 'state' | 'still'> | null
}

/** All lectures of a course the viewer may know of, in order. */
export async function readOutline(ctx: Ctx, courseId: string, standing: Standing): Promise<OutlinePlace[]> {
  const viewerId = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const rows = await outlineOf(ctx.tx, { ...watchingAs(ctx), courseId, viewerId })
  return rows.flatMap(({ lecture, section, progress, film }) => {
    if (!maySeeLecture(standing, lecture)) return []
    const { access, opensAt } = accessTo(lecture, standing)
    return {
      id: lecture.id,
      title: lecture.title,
      run_time_seconds: lecture.runTimeSeconds,
      access,
      opens_at: opensAt?.toISOString() ?? null,
      is_draft: lecture.status === 'draft',
      is_completed: Boolean(progress?.completedAt),
      section,
      positionSeconds: progress?.positionSeconds ?? 0,
      isFavourite: progress?.isFavourite ?? false,
      watchedAt: progress?.watchedAt ?? null,
      film,
    }
  })
}

export function viewListed(place: OutlinePlace): OutlineLecture {
  const { section: _, positionSeconds: __, isFavourite: ___, watchedAt: ____, film: _____, ...lecture } = place
  return lecture
}

/** `isWhole`: whether a section comes with more than its first lecture; all do where it is left out. */
export function viewOutline(
  course: Outline['course'],
  standing: Standing,
  places: OutlinePlace[],
  isWhole: (sectionId: string) => boolean = () => true,
): Outline {
  const sectionsInOrder = new Map<string, OutlineSection>()
  for (const place of places) {
    const { section } = place
    const known = sectionsInOrder.get(section.id)
    if (!known) sectionsInOrder.set(section.id, { ...section, lectures: [viewListed(place)], unread_count: 0 })
    else if (isWhole(section.id)) known.lectures.push(viewListed(place))
    else known.unread_count++
  }
  const counted = places.filter(isCounted)
  return {
    course,
    has_access: standing.actor.role === 'admin' || standing.since !== null,
    sections: [...sectionsInOrder.values()],
    progress: { completed: counted.filter(({ is_completed }) => is_completed).length, total: counted.length },
  }
}

const outlineOf = prepared('outline_with_progress', (tx) =>
  tx
    .select({
      lecture: {
        id: lectures.id,
        title: lectures.title,
        ...watchableColumns,
        runTimeSeconds: lectures.runTimeSeconds,
      },
      section: { id: sections.id, title: sections.title },
      progress: {
        positionSeconds: lectureProgress.positionSeconds,
        isFavourite: lectureProgress.isFavourite,
        completedAt: lectureProgress.completedAt,
        watchedAt: lectureProgress.watchedAt,
      },
      film: { host: videos.host, hostVideoId: videos.hostVideoId, state: videos.state, still: videos.still },
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .leftJoin(
      lectureProgress,
      and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, sql.placeholder('viewerId'))),
    )
    .where(eq(lectures.courseId, sql.placeholder('courseId')))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id)),
)
