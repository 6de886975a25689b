import { count, eq, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { CourseFull } from '../course-full.ts'
import { lockCourse } from '../find-course.ts'
import { lectures, sections } from '../tables.ts'
import { LECTURES_MAX, SECTIONS_MAX } from '../vocabulary.ts'
import type { CopiedParts } from './lock-parts.ts'

/** The last place that is taken in a course, which nobody adds to until the commit. Refuses with 404 what is none, with 409 where so much does not fit. */
export async function findRoom(ctx: Ctx, courseId: string, parts: CopiedParts): Promise<number> {
  await lockCourse(ctx, courseId)
  const [held] = await ctx.tx
    .select({ last: max(sections.position), total: count() })
    .from(sections)
    .where(eq(sections.courseId, courseId))
  if (held!.total + parts.sections.size > SECTIONS_MAX) throw new CourseFull('courses.too-many-sections', SECTIONS_MAX)
  const total = await ctx.tx.$count(lectures, eq(lectures.courseId, courseId))
  if (total + parts.lectures.size > LECTURES_MAX) throw new CourseFull('courses.too-many-lectures', LECTURES_MAX)
  return held!.last ?? 0
}
