import { and, eq, inArray } from 'drizzle-orm'
import { limitVariant } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import { lockCourse } from '../find-course.ts'
import { lectures, sections, variantLectures } from '../tables.ts'
import type { changeVariantContents as endpoint } from './contract.ts'
import { readContents } from './read-contents.ts'

/**
 * Says what a variant opens, from now on and to everyone who has it. Refuses with 404 what is not of this course, with 422 a
 * variant that would open nothing.
 */
export async function changeVariantContents(ctx: Ctx, input: Input<typeof endpoint>) {
  const { courseId, variantId, includes_all: includesAll } = input
  await lockCourse(ctx, courseId)
  await limitVariant(ctx, { productId: courseId, variantId, includesAll })
  const included = await chosen(ctx, input)
  if (!includesAll && included.length === 0) throw invalidField('section_ids', 'validation.variant-contents')
  await ctx.tx.delete(variantLectures).where(eq(variantLectures.variantId, variantId))
  if (!includesAll) await ctx.tx.insert(variantLectures).values(included)
  return { data: await readContents(ctx, courseId) }
}

/** A lecture whose section is included is not named beside it. */
async function chosen(ctx: Ctx, { courseId, variantId, section_ids, lecture_ids }: Input<typeof endpoint>) {
  const sectionIds = [...new Set(section_ids)]
  const lectureIds = [...new Set(lecture_ids)]
  const parts = await ctx.tx
    .select({ sectionId: sections.id })
    .from(sections)
    .where(and(eq(sections.courseId, courseId), inArray(sections.id, sectionIds)))
  const single = await ctx.tx
    .select({ lectureId: lectures.id, sectionId: lectures.sectionId })
    .from(lectures)
    .where(and(eq(lectures.courseId, courseId), inArray(lectures.id, lectureIds)))
  refuseUnless(parts.length === sectionIds.length && single.length === lectureIds.length, new NotFound())
  return [
    ...parts.map(({ sectionId }) => ({ variantId, sectionId })),
    ...single
      .filter(({ sectionId }) => !sectionIds.includes(sectionId))
      .map(({ lectureId }) => ({ variantId, lectureId })),
  ]
}
