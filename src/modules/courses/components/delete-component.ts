import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import type { deleteComponent as endpoint } from './contract.ts'
import { isThere } from './there.ts'

/** It goes for good a day later (`sweep-components`): until then it can be had back with all that belongs to it. */
export async function deleteComponent(ctx: Ctx, key: Input<typeof endpoint>) {
  await getLectureRecord(ctx, key)
  const [gone] = await ctx.tx
    .update(lectureComponents)
    .set({ removedAt: ctx.now })
    .where(isThere(key))
    .returning({ id: lectureComponents.id })
  foundOr404(gone)
  return { done: true as const }
}
