import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { lectures } from '../tables.ts'

/** Everyone who adds or orders components of a lecture waits here; refuses with 404 what is not there. */
export async function lockLecture(ctx: Ctx, key: LectureKey): Promise<void> {
  await getLectureRecord(ctx, key)
  await ctx.tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.id, key.lectureId)).for('no key update')
}
