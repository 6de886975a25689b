import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import { abandonPictures } from './abandon-pictures.ts'
import type { deleteComponent as endpoint } from './contract.ts'

export async function deleteComponent(ctx: Ctx, key: Input<typeof endpoint>) {
  await getLectureRecord(ctx, key)
  const [gone] = await ctx.tx
    .delete(lectureComponents)
    .where(and(eq(lectureComponents.id, key.componentId), eq(lectureComponents.lectureId, key.lectureId)))
    .returning({ content: lectureComponents.content })
  await abandonPictures(ctx, [foundOr404(gone)])
  return { done: true as const }
}
