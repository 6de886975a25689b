import { count, eq, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Section, storeSection as endpoint, storeSections as listEndpoint } from './contract.ts'
import { CourseFull } from './course-full.ts'
import { lockCourse } from './find-course.ts'
import { sections } from './tables.ts'
import { type SectionRecord, viewSection } from './view.ts'
import { NAMED, SECTIONS_MAX } from './vocabulary.ts'

/** Adds a section at the end; refuses with 409 when the course has as many as it can hold. */
export async function storeSection(ctx: Ctx, { title, ...where }: Input<typeof endpoint>): Promise<Section> {
  const [section] = await addSections(ctx, { ...where, titles: [title] })
  ctx.note({ subject: title, url: `/home/courses/${where.courseId}/edit` })
  return viewSection(section!, [])
}

/** Adds one for each title, in their order: all of them or none. */
export async function storeSections(
  ctx: Ctx,
  { courseId, titles }: Input<typeof listEndpoint>,
): Promise<{ data: Section[] }> {
  const made = await addSections(ctx, { courseId, titles, delay_days: 0 })
  ctx.note({ subject: titles.slice(0, NAMED).join(', '), url: `/home/courses/${courseId}/edit` })
  return { data: made.map((section) => viewSection(section, [])) }
}

async function addSections(
  ctx: Ctx,
  { courseId, titles, delay_days: delayDays }: Omit<Input<typeof endpoint>, 'title'> & { titles: string[] },
): Promise<SectionRecord[]> {
  await lockCourse(ctx, courseId)
  const [there] = await ctx.tx
    .select({ last: max(sections.position), total: count() })
    .from(sections)
    .where(eq(sections.courseId, courseId))
  if (there!.total + titles.length > SECTIONS_MAX) throw new CourseFull('courses.too-many-sections', SECTIONS_MAX)
  const first = (there!.last ?? 0) + 1
  return ctx.tx
    .insert(sections)
    .values(titles.map((title, nth) => ({ courseId, title, delayDays, position: first + nth, createdAt: ctx.now })))
    .returning()
}
