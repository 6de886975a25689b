import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { remindOfLecture as endpoint } from './contract.ts'
import { getLectureForViewer } from '../find-lecture.ts'
import { NotAwaited } from '../refusals.ts'
import { lectureReminders } from '../tables.ts'

/** Safe to repeat. Refuses with 409 a lecture that the viewer need not wait for. */
export async function remindOfLecture(ctx: Ctx, { id, is_wanted }: Input<typeof endpoint>) {
  const { actor, tx } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  if (!is_wanted) {
    const own = and(eq(lectureReminders.personId, actor.id), eq(lectureReminders.lectureId, id))
    await tx.delete(lectureReminders).where(own)
    return { is_wanted }
  }
  const { opensAt } = await getLectureForViewer(ctx, id)
  if (!opensAt) throw new NotAwaited()
  await tx
    .insert(lectureReminders)
    .values({ personId: actor.id, lectureId: id, opensAt, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [lectureReminders.personId, lectureReminders.lectureId],
      set: { opensAt: sql`excluded.opens_at` },
    })
  return { is_wanted }
}
