import { duplicateOfKind, requireOfKind } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { eq } from 'drizzle-orm'
import type { duplicateCourse as endpoint } from '../contract.ts'
import type { CopiedAlong } from './copied-along.ts'
import { copyContents } from './copy-contents.ts'
import { copyVariantContents } from './copy-variant-contents.ts'
import { findRoom } from './find-room.ts'
import { type CopiedParts, lockParts } from './lock-parts.ts'

/**
 * Makes a draft that says, costs and holds the same, watched by nobody; or puts what a course holds at the end of another one, and leaves
 * all else of that as it is. Refuses with 404 what is no course of the school, with 409 where so much does not fit.
 */
export async function duplicateCourse(
  ctx: Ctx,
  { courseId, target_course_id: targetId }: Input<typeof endpoint>,
  along: CopiedAlong,
) {
  await requireOfKind(ctx, 'course', courseId)
  refuseUnless(targetId !== courseId, invalidField('target_course_id', 'validation.into-itself'))
  if (targetId) return copyInto(ctx, { courseId, targetId, along })
  const parts = await lockParts(ctx, courseId)
  const course = await duplicateOfKind(ctx, 'course', courseId, async (copyId) => {
    await copyContents(ctx, { parts, targetId: copyId, last: 0, along })
    await copyVariantContents(ctx, { parts, courseId, copyId })
  })
  return { course }
}

interface Into {
  courseId: string
  targetId: string
  along: CopiedAlong
}

async function copyInto(ctx: Ctx, { courseId, targetId, along }: Into) {
  const parts: CopiedParts = await lockParts(ctx, courseId)
  const last = await findRoom(ctx, targetId, parts)
  await copyContents(ctx, { parts, targetId, last, along })
  const [target] = await ctx.tx.select().from(products).where(eq(products.id, targetId))
  const { id, slug, title } = foundOr404(target)
  ctx.note({ subject: title, url: editorPath({ kind: 'course', id }) })
  return { course: { id, slug } }
}
