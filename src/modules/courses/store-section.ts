import { count, eq, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Section, storeSection as endpoint } from './contract.ts'
import { CourseFull } from './course-full.ts'
import { lockCourse } from './lock-course.ts'
import { sections } from './tables.ts'
import { viewSection } from './view.ts'
import { SECTIONS_MAX } from './vocabulary.ts'

/** Adds a section at the end; refuses with 409 when the course has as many as it can hold. */
export async function storeSection(ctx: Ctx, input: Input<typeof endpoint>): Promise<Section> {
  const { courseId, title, delay_days: delayDays } = input
  await lockCourse(ctx, courseId)
  const [there] = await ctx.tx
    .select({ last: max(sections.position), total: count() })
    .from(sections)
    .where(eq(sections.courseId, courseId))
  if (there!.total >= SECTIONS_MAX) throw new CourseFull('courses.too-many-sections', SECTIONS_MAX)
  const position = (there!.last ?? 0) + 1
  const [section] = await ctx.tx.insert(sections).values({ courseId, title, delayDays, position }).returning()
  ctx.note({ subject: title, url: `/home/courses/${courseId}/edit` })
  return viewSection(section!, [])
}
