import type { Ctx } from '#platform/context.ts'
import { requireCourse } from '../require-course.ts'
import { readContents } from './read-contents.ts'

/** Refuses with 404 what is no course of the school. */
export async function listVariantContents(ctx: Ctx, { courseId }: { courseId: string }) {
  await requireCourse(ctx, courseId)
  return { data: await readContents(ctx, courseId) }
}
