import { requireOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { readCurriculum } from './read-curriculum.ts'

export async function listSections(ctx: Ctx, { courseId }: { courseId: string }) {
  await requireOfKind(ctx, 'course', courseId)
  return { data: await readCurriculum(ctx, courseId) }
}
