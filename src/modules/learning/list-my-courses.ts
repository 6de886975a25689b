import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { studentById } from '#modules/people/index.ts'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type {
  listMyCourses as endpoint,
  listStudentCourses as studentEndpoint,
  MyCourse,
  MyCoursePage,
} from './contract.ts'
import { lectureProgress } from './tables.ts'

const PAGE = 12
const NONE = { completed: 0, total: 0 }

/** The courses open to the viewer with how far they are, the newest first. */
export async function listMyCourses(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyCoursePage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  return coursesOf(ctx, ctx.actor.id, { cursor, path: '/json/my/courses' })
}

/** The same for a student whom an admin looks at. Refuses with 404 who is no student of the school. */
export async function listStudentCourses(
  ctx: Ctx,
  { id, cursor }: Input<typeof studentEndpoint>,
): Promise<MyCoursePage> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  return coursesOf(ctx, id, { cursor, path: `/json/home/students/${id}/courses` })
}

async function coursesOf(
  ctx: Ctx,
  personId: string,
  { cursor, path }: { cursor: string | undefined; path: string },
): Promise<MyCoursePage> {
  const accesses = await listAccesses(ctx, { studentId: personId, kind: 'course', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `${path}?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const progress = await progressIn(ctx, personId, ids)
  const last = await lastLecturesOf(ctx, personId, ids)
  const data = page.data.flatMap(({ productId, until }): MyCourse[] => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover, category } = card
    return [
      {
        id,
        slug,
        title,
        cover,
        category,
        progress: progress.get(id) ?? NONE,
        last_lecture: last.get(id) ?? null,
        access_until: until?.toISOString() ?? null,
      },
    ]
  })
  return { data, next_page_url: page.next_page_url }
}

async function progressIn(ctx: Ctx, personId: string, courseIds: string[]) {
  if (courseIds.length === 0) return new Map<string, typeof NONE>()
  const rows = await ctx.tx
    .select({ courseId: lectures.courseId, completed: count(lectureProgress.completedAt), total: count() })
    .from(lectures)
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, personId)))
    .where(
      and(
        inArray(lectures.courseId, courseIds),
        eq(lectures.status, 'published'),
        isCounted({ student: sql`${personId}::uuid`, now: atMoment(ctx.now) }),
      ),
    )
    .groupBy(lectures.courseId)
  return new Map(rows.map(({ courseId, completed, total }) => [courseId, { completed, total }]))
}

async function lastLecturesOf(ctx: Ctx, personId: string, courseIds: string[]) {
  if (courseIds.length === 0) return new Map<string, { id: string; title: string }>()
  const rows = await ctx.tx
    .selectDistinctOn([lectureProgress.courseId], {
      courseId: lectureProgress.courseId,
      lecture: { id: lectures.id, title: lectures.title },
    })
    .from(lectureProgress)
    .innerJoin(lectures, eq(lectures.id, lectureProgress.lectureId))
    .where(
      and(
        eq(lectureProgress.personId, personId),
        inArray(lectureProgress.courseId, courseIds),
        eq(lectures.status, 'published'),
      ),
    )
    .orderBy(lectureProgress.courseId, desc(lectureProgress.watchedAt))
  return new Map(rows.map(({ courseId, lecture }) => [courseId, lecture]))
}
