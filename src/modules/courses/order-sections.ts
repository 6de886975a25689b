import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { orderSections as endpoint } from './contract.ts'
import { lockCourse } from './find-course.ts'
import { refuseStaleOrder } from './refuse-stale-order.ts'
import { readCurriculum } from './read-curriculum.ts'
import { reordered } from '#platform/reordered.ts'
import { sections } from './tables.ts'

/** Puts sections in this order; of two orders sent at once the later one stays, whole, unless it says from which order it was made. */
export async function orderSections(ctx: Ctx, { courseId, ids, before }: Input<typeof endpoint>) {
  await lockCourse(ctx, courseId)
  const rows = await ctx.tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.courseId, courseId))
    .orderBy(asc(sections.position), asc(sections.id))
  const there = rows.map((row) => row.id)
  refuseStaleOrder(there, before)
  const order = reordered(there, ids)
  await ctx.tx.execute(sql`
    update sections set position = placed.position
    from unnest(${sql.param(order)}::uuid[]) with ordinality as placed (id, position)
    where sections.id = placed.id and sections.course_id = ${courseId}`)
  return { data: await readCurriculum(ctx, courseId) }
}
