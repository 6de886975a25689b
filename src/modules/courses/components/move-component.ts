import { and, asc, eq, inArray } from 'drizzle-orm'
import { moveBlock } from '#modules/content/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectures } from '../tables.ts'
import type { moveComponent as endpoint } from './contract.ts'
import { KEPT_COMPONENTS } from './kept-components.ts'
import { findLecture } from './lock-lecture.ts'

/** To the end of another lecture of the course; refuses with 404 one of another course, with 409 one that is full. */
export async function moveComponent(
  ctx: Ctx,
  { lecture_id: toId, componentId: blockId, ...key }: Input<typeof endpoint>,
) {
  const ownerId = await findLecture(ctx, key)
  const { id, courseId } = lectures
  const both = await ctx.tx
    .select({ id })
    .from(lectures)
    .where(and(inArray(id, [ownerId, toId]), eq(courseId, key.courseId)))
    .orderBy(asc(id))
    .for('no key update')
  foundOr404(both.find((lecture) => lecture.id === toId))
  return moveBlock(ctx, KEPT_COMPONENTS, { ownerId, blockId, toId })
}
