import { and, gt, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { lectureComponents } from '../tables.ts'
import type { duplicateComponent as endpoint } from './contract.ts'
import { lockLecture } from './lock-lecture.ts'
import { readComponents } from './read-components.ts'
import { componentsIn, holdComponent, placeAtEnd } from './there.ts'

/** A copy right behind it, which shows the same pictures; refuses with 409 one too many. */
export async function duplicateComponent(ctx: Ctx, key: Input<typeof endpoint>, media: Media) {
  await lockLecture(ctx, key)
  const { lectureId, type, content, position } = await holdComponent(ctx, key)
  await placeAtEnd(ctx, lectureId)
  await ctx.tx
    .update(lectureComponents)
    .set({ position: sql`${lectureComponents.position} + 1` })
    .where(and(componentsIn(lectureId), gt(lectureComponents.position, position)))
  await ctx.tx
    .insert(lectureComponents)
    .values({ lectureId, type, content, position: position + 1, createdAt: ctx.now })
  return { data: await readComponents(ctx, lectureId, media) }
}
