import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import type { deleteComponent as endpoint } from './contract.ts'

export async function deleteComponent(ctx: Ctx, key: Input<typeof endpoint>) {
  await getLectureRecord(ctx, key)
  const [gone] = await ctx.tx
    .delete(lectureComponents)
    .where(and(eq(lectureComponents.id, key.componentId), eq(lectureComponents.lectureId, key.lectureId)))
    .returning({ id: lectureComponents.id })
  foundOr404(gone)
  return { done: true as const }
}
