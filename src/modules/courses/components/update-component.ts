import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import { abandonPictures } from './abandon-pictures.ts'
import { cleanContent } from './clean-content.ts'
import type { Component, updateComponent as endpoint } from './contract.ts'
import { viewComponent } from './view.ts'

export async function updateComponent(ctx: Ctx, { component, ...key }: Input<typeof endpoint>): Promise<Component> {
  await getLectureRecord(ctx, key)
  const { content, pictures } = await cleanContent(ctx, component)
  const isMeant = and(eq(lectureComponents.id, key.componentId), eq(lectureComponents.lectureId, key.lectureId))
  const [locked] = await ctx.tx.select().from(lectureComponents).where(isMeant).for('update')
  const before = foundOr404(locked)
  await ctx.tx.update(lectureComponents).set({ type: content.type, content }).where(isMeant)
  await abandonPictures(ctx, [before])
  return viewComponent({ id: before.id, content }, pictures)
}
