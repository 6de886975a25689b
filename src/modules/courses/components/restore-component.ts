import { and, eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectureComponents } from '../tables.ts'
import type { restoreComponent as endpoint } from './contract.ts'
import { lockLecture } from './lock-lecture.ts'
import { readComponents } from './read-components.ts'
import { placeAtEnd } from './there.ts'

/** Back where it stood; safe to repeat. Refuses with 404 what is no longer kept, with 409 one too many. */
export async function restoreComponent(ctx: Ctx, key: Input<typeof endpoint>, media: Media) {
  await lockLecture(ctx, key)
  const { id, lectureId, removedAt } = lectureComponents
  const isMeant = and(eq(id, key.componentId), eq(lectureId, key.lectureId))
  const [row] = await ctx.tx.select({ removedAt }).from(lectureComponents).where(isMeant).for('update')
  if (foundOr404(row).removedAt) {
    await placeAtEnd(ctx, key.lectureId)
    await ctx.tx.update(lectureComponents).set({ removedAt: null }).where(isMeant)
  }
  return { data: await readComponents(ctx, key.lectureId, media) }
}
