import { findAccessSpan } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Standing } from './policy.ts'

export async function standingTo(ctx: Ctx, course: Standing['course'] & { id: string }): Promise<Standing> {
  const { actor, now } = ctx
  const span = actor.role === 'student' ? await findAccessSpan(ctx, actor.id, course.id) : undefined
  return { actor, course, since: span?.since ?? null, now }
}
