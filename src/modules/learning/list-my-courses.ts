import { sql } from 'drizzle-orm'
import { heldId, listingMine, listingOf, now, ownedProducts, owner } from '#modules/access/index.ts'
import { categories, products } from '#modules/catalog/tables.ts'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import {
  listMyCourses as endpoint,
  type listStudentCourses as studentEndpoint,
  type MyCourse,
  type MyCoursePage,
} from './mine/contract.ts'
import { lectureProgress } from './tables.ts'

const progress = sql`(
  select json_build_object('completed', count(${lectureProgress.completedAt}), 'total', count(*))
  from ${lectures}
  left join ${lectureProgress} on ${lectureProgress.lectureId} = ${lectures.id} and ${lectureProgress.personId} = ${owner}
  where ${lectures.courseId} = ${heldId} and ${lectures.status} = 'published' and ${isCounted({ student: owner, product: heldId, now })})`

const lastLecture = sql`(
  select json_build_object('id', ${lectures.id}, 'title', ${lectures.title})
  from ${lectureProgress} join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId}
  where ${lectureProgress.personId} = ${owner} and ${lectureProgress.courseId} = ${heldId} and ${lectures.status} = 'published'
  order by ${lectureProgress.watchedAt} desc limit 1)`

type HowFar = Pick<MyCourse, 'category' | 'progress' | 'last_lecture'>

/** The courses open to somebody with how far they are, the newest first. */
export const ownedCourses = ownedProducts<HowFar, typeof endpoint>(endpoint, {
  kind: 'course',
  more: sql`json_build_object(
    'category', (select ${categories.name} from ${categories} where ${categories.id} = ${products.categoryId}),
    'progress', ${progress}, 'last_lecture', ${lastLecture})`,
  view: (course, howFar) => ({ ...course, ...howFar }),
})

export const listMyCourses = listingMine(ownedCourses)

const coursesOf = listingOf(ownedCourses)

/** The same for a student whom an admin looks at. Refuses with 404 who is no student of the school. */
export async function listStudentCourses(
  ctx: Ctx,
  { id, cursor }: Input<typeof studentEndpoint>,
): Promise<MyCoursePage> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  return coursesOf(ctx, id, { cursor, path: `/json/home/students/${id}/courses` })
}
