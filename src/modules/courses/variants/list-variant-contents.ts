import { requireOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { readContents } from './read-contents.ts'

/** Refuses with 404 what is no course of the school. */
export async function listVariantContents(ctx: Ctx, { courseId }: { courseId: string }) {
  await requireOfKind(ctx, 'course', courseId)
  return { data: await readContents(ctx, courseId) }
}
