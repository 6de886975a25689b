import { eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { maySeeCourse, standingTo } from '#modules/courses/index.ts'
import { sections } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { OutlineLecture } from './contract.ts'
import { watchedCourse } from './find-lecture.ts'
import { readOutline, viewListed } from './read-outline.ts'

/** Refuses with 404 a section of a course the viewer may not see. */
export async function listSectionLectures(ctx: Ctx, { id }: { id: string }): Promise<{ data: OutlineLecture[] }> {
  const [found] = await courseOfSection(ctx.tx, { id })
  const course = foundOr404(found)
  const standing = await standingTo(ctx, course)
  refuseUnless(maySeeCourse(standing), new NotFound())
  const places = await readOutline(ctx, course.id, standing)
  return { data: places.filter(({ section }) => section.id === id).map(viewListed) }
}

const courseOfSection = prepared('course_of_section', (tx) =>
  tx
    .select(watchedCourse)
    .from(sections)
    .innerJoin(products, eq(products.id, sections.courseId))
    .where(eq(sections.id, sql.placeholder('id'))),
)
