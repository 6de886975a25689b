import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getSection, type SectionKey } from './get-section.ts'
import { sections } from './tables.ts'

/** Deletes a section with its lectures. */
export async function deleteSection(ctx: Ctx, key: SectionKey) {
  const { id, title } = await getSection(ctx, key)
  ctx.note({ subject: title, url: `/home/courses/${key.courseId}/edit` })
  await ctx.tx.delete(sections).where(eq(sections.id, id))
  return { done: true as const }
}
