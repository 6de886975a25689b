import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Section, updateSection as endpoint } from './contract.ts'
import { getSection } from './get-section.ts'
import { readSectionLectures } from './read-section-lectures.ts'
import { sections } from './tables.ts'
import { viewSection } from './view.ts'

export async function updateSection(ctx: Ctx, input: Input<typeof endpoint>): Promise<Section> {
  const { id } = await getSection(ctx, input)
  const { title, delay_days: delayDays } = input
  const [section] = await ctx.tx.update(sections).set({ title, delayDays }).where(eq(sections.id, id)).returning()
  ctx.note({ subject: title, url: `/home/courses/${input.courseId}/edit` })
  return viewSection(foundOr404(section), await readSectionLectures(ctx, id))
}
