import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { sections } from './tables.ts'
import type { SectionRecord } from './view.ts'

export interface SectionKey {
  courseId: string
  sectionId: string
}

/** Refuses with 404 a section that is not of this course. */
export async function getSection(ctx: Ctx, { courseId, sectionId }: SectionKey): Promise<SectionRecord> {
  const [section] = await ctx.tx
    .select()
    .from(sections)
    .where(and(eq(sections.id, sectionId), eq(sections.courseId, courseId)))
  return foundOr404(section)
}
