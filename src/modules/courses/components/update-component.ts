import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import { cleanContent } from './clean-content.ts'
import type { Component, updateComponent as endpoint } from './contract.ts'
import { viewComponent } from './view.ts'

export async function updateComponent(ctx: Ctx, { component, ...key }: Input<typeof endpoint>): Promise<Component> {
  await getLectureRecord(ctx, key)
  const { content, pictures } = await cleanContent(ctx, component)
  const [row] = await ctx.tx
    .update(lectureComponents)
    .set({ type: content.type, content })
    .where(and(eq(lectureComponents.id, key.componentId), eq(lectureComponents.lectureId, key.lectureId)))
    .returning()
  return viewComponent(foundOr404(row), pictures)
}
