import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents, lectures } from '../tables.ts'
import type { moveComponent as endpoint } from './contract.ts'
import { holdComponent, isThere, placeAtEnd } from './there.ts'

/** To the end of another lecture of the course; refuses with 404 one of another course, with 409 one that is full. */
export async function moveComponent(ctx: Ctx, { lecture_id: targetId, ...key }: Input<typeof endpoint>) {
  await getLectureRecord(ctx, key)
  const { id, courseId } = lectures
  const both = await ctx.tx
    .select({ id })
    .from(lectures)
    .where(and(inArray(id, [key.lectureId, targetId]), eq(courseId, key.courseId)))
    .orderBy(asc(id))
    .for('no key update')
  foundOr404(both.find((lecture) => lecture.id === targetId))
  await holdComponent(ctx, key)
  if (targetId === key.lectureId) return { done: true as const }
  const position = await placeAtEnd(ctx, targetId)
  await ctx.tx.update(lectureComponents).set({ lectureId: targetId, position }).where(isThere(key))
  return { done: true as const }
}
