import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { lectureReminders } from '../tables.ts'

/** Whether the viewer is told once a lecture opens. */
export async function isReminded({ tx, actor }: Ctx, lectureId: string): Promise<boolean> {
  if (!isSignedIn(actor)) return false
  const own = and(eq(lectureReminders.personId, actor.id), eq(lectureReminders.lectureId, lectureId))
  return (await tx.select({ id: lectureReminders.id }).from(lectureReminders).where(own)).length > 0
}
