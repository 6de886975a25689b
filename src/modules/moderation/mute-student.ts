import { and, eq, isNull, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import type { Mute, muteStudent as contract } from './contract.ts'
import { studentById } from '#modules/people/index.ts'
import { mutes } from './tables.ts'
import { viewMute } from './view.ts'

/** From now on; a mute that runs is ended by it. Refuses with 404 who is no student of the school. */
export async function muteStudent(
  ctx: Ctx,
  { id: studentId, reason, days }: Input<typeof contract>,
): Promise<{ mute: Mute }> {
  await lockStudent(ctx, studentId)
  await endMute(ctx, studentId)
  const admin = 'id' in ctx.actor ? ctx.actor : null
  const until = days === null ? null : daysLater(ctx.now, days, ctx.school.timeZone)
  const [row] = await ctx.tx
    .insert(mutes)
    .values({ studentId, reason, until, mutedById: admin?.id ?? null, createdAt: ctx.now })
    .returning()
  return { mute: viewMute({ ...row!, mutedBy: admin?.name ?? null, endedBy: null }, ctx.now) }
}

/** Repeating it changes nothing. Refuses with 404 who is no student of the school. */
export async function unmuteStudent(ctx: Ctx, { id: studentId }: { id: string }): Promise<{ done: true }> {
  await lockStudent(ctx, studentId)
  await endMute(ctx, studentId)
  return { done: true }
}

/** Two admins who decide at once take turns. */
async function lockStudent(ctx: Ctx, id: string): Promise<void> {
  const [student] = await studentById(ctx, id).for('no key update')
  const { name } = foundOr404(student)
  ctx.note({ subject: name, url: `/home/students/${id}` })
}

async function endMute(ctx: Ctx, studentId: string): Promise<void> {
  const now = atMoment(ctx.now)
  await ctx.tx
    .update(mutes)
    .set({
      // One that ran out by itself was ended by nobody.
      endedAt: sql`least(${now}, ${mutes.until})`,
      endedById: sql`case when ${mutes.until} <= ${now} then null else ${'id' in ctx.actor ? ctx.actor.id : null}::uuid end`,
    })
    .where(and(eq(mutes.studentId, studentId), isNull(mutes.endedAt)))
}
