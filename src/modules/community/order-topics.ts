import { asc, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { reordered } from '#platform/reordered.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { orderTopics as endpoint } from './contract.ts'
import { lockTopics } from './lock-topics.ts'
import { readPanelTopics } from './read-panel-topics.ts'
import { topics } from './tables.ts'

/** Refuses with 404 an id that is not there; of two orders sent at once the later one stays, whole. */
export async function orderTopics(ctx: Ctx, { ids }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  await lockTopics(ctx)
  const rows = await ctx.tx.select({ id: topics.id }).from(topics).orderBy(asc(topics.position), asc(topics.id))
  const order = reordered(
    rows.map((row) => row.id),
    ids,
  )
  await ctx.tx.execute(sql`
    update topics set position = placed.position
    from unnest(${sql.param(order)}::uuid[]) with ordinality as placed (id, position)
    where topics.id = placed.id`)
  return { data: await readPanelTopics(ctx) }
}
