import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getSection, type SectionKey } from './get-section.ts'
import { abandonFilms, filmsOfLecture } from './abandon-films.ts'
import { abandonNamed } from '#modules/content/index.ts'
import { KEPT_COMPONENTS } from './components/kept-components.ts'
import { lectureComponents, lectures, sections } from './tables.ts'

/** Deletes a section with its lectures. */
export async function deleteSection(ctx: Ctx, key: SectionKey) {
  const { id, title } = await getSection(ctx, key)
  ctx.note({ subject: title, url: `/home/courses/${key.courseId}/edit` })
  const components = await ctx.tx
    .select({ content: lectureComponents.content })
    .from(lectureComponents)
    .innerJoin(lectures, eq(lectures.id, lectureComponents.ownerId))
    .where(eq(lectures.sectionId, id))
  const held = await ctx.tx.select(filmsOfLecture).from(lectures).where(eq(lectures.sectionId, id))
  await ctx.tx.delete(sections).where(eq(sections.id, id))
  await abandonFilms(
    ctx,
    held.flatMap((films) => Object.values(films)),
  )
  await abandonNamed(ctx, KEPT_COMPONENTS, components)
  return { done: true as const }
}
