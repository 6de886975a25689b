import type { Ctx } from '#platform/context.ts'
import { readCurriculum } from './read-curriculum.ts'
import { requireCourse } from './require-course.ts'

export async function listSections(ctx: Ctx, { courseId }: { courseId: string }) {
  await requireCourse(ctx, courseId)
  return { data: await readCurriculum(ctx, courseId) }
}
