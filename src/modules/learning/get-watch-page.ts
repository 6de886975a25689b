import { and, eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { maySeeCourse, standingTo } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { watchedCourse } from './find-lecture.ts'
import { whereToContinue } from './policy.ts'
import { readOutline, viewOutline } from './read-outline.ts'
import { viewCourse } from './view.ts'

/** Refuses with 404 a course the viewer may not see. */
export async function getWatchPage(ctx: Ctx, { slug }: { slug: string }) {
  const [found] = await courseBySlug(ctx.tx, { slug })
  const course = foundOr404(found)
  const standing = await standingTo(ctx, course)
  refuseUnless(maySeeCourse(standing), new NotFound())
  const places = await readOutline(ctx, course.id, standing)
  return {
    ...viewOutline(viewCourse(course), standing, places),
    continue_lecture_id: whereToContinue(places)?.id ?? null,
  }
}

const courseBySlug = prepared('course_to_watch', (tx) =>
  tx
    .select(watchedCourse)
    .from(products)
    .where(and(eq(products.slug, sql.placeholder('slug')), eq(products.kind, 'course'))),
)
