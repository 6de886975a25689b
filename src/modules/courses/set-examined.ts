import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lectures } from './tables.ts'

/** Lets a lecture be completed by passing its exam and by nothing else, or as any other again. */
export async function setExamined(
  { tx }: Ctx,
  { lectureId, isExamined }: { lectureId: string; isExamined: boolean },
): Promise<void> {
  await tx.update(lectures).set({ isExamined }).where(eq(lectures.id, lectureId))
}
