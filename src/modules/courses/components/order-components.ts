import { asc, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { reordered } from '#platform/reordered.ts'
import { lectureComponents } from '../tables.ts'
import type { orderComponents as endpoint } from './contract.ts'
import { lockLecture } from './lock-lecture.ts'
import { readComponents } from './read-components.ts'
import { componentsIn } from './there.ts'

/** Puts components in this order; of two orders sent at once the later one stays, whole. */
export async function orderComponents(ctx: Ctx, { ids, ...key }: Input<typeof endpoint>, media: Media) {
  await lockLecture(ctx, key)
  const { id, position } = lectureComponents
  const there = await ctx.tx
    .select({ id })
    .from(lectureComponents)
    .where(componentsIn(key.lectureId))
    .orderBy(asc(position), asc(id))
  const order = reordered(
    there.map((each) => each.id),
    ids,
  )
  await ctx.tx.execute(sql`
    update lecture_components set position = placed.position
    from unnest(${sql.param(order)}::uuid[]) with ordinality as placed (id, position)
    where lecture_components.id = placed.id and lecture_components.lecture_id = ${key.lectureId}`)
  return { data: await readComponents(ctx, key.lectureId, media) }
}
