import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { orderLectures as endpoint } from './contract.ts'
import { getSection } from './get-section.ts'
import { lockCourse } from './find-course.ts'
import { OrderChanged } from './refusals.ts'
import { refuseStaleOrder } from './refuse-stale-order.ts'
import { readCurriculum } from './read-curriculum.ts'
import { reordered } from '#platform/reordered.ts'
import { lectures } from './tables.ts'

/** Puts lectures in this order in a section; those named from other sections of the course move into it. Refuses with 409 what was made from an order that is gone. */
export async function orderLectures(
  ctx: Ctx,
  { courseId, sectionId, ids, before, from_section_id: fromId }: Input<typeof endpoint>,
) {
  await lockCourse(ctx, courseId)
  await getSection(ctx, { courseId, sectionId })
  const rows = await ctx.tx
    .select({ id: lectures.id, sectionId: lectures.sectionId })
    .from(lectures)
    .where(eq(lectures.courseId, courseId))
    .orderBy(asc(lectures.position), asc(lectures.id))
  refuseStaleOrder(
    rows.filter((row) => row.sectionId === sectionId).map((row) => row.id),
    before,
  )
  const named = new Set(ids)
  const strayed = rows.filter((row) => named.has(row.id) && row.sectionId !== sectionId && row.sectionId !== fromId)
  refuseUnless(fromId === undefined || strayed.length === 0, new OrderChanged())
  const there = rows.filter((row) => row.sectionId === sectionId || named.has(row.id)).map((row) => row.id)
  if (there.length === 0) throw new NotFound()
  await ctx.tx.execute(sql`
    update lectures set position = placed.position, section_id = ${sectionId}
    from unnest(${sql.param(reordered(there, ids))}::uuid[]) with ordinality as placed (id, position)
    where lectures.id = placed.id and lectures.course_id = ${courseId}`)
  return { data: await readCurriculum(ctx, courseId) }
}
