import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { lectures } from '../tables.ts'

/** The id of a lecture that is there; refuses with 404 what is not. */
export async function findLecture(ctx: Ctx, key: LectureKey): Promise<string> {
  return (await getLectureRecord(ctx, key)).lecture.id
}

/** The same for everyone who adds or orders its components: they wait here for each other. */
export async function lockLecture(ctx: Ctx, key: LectureKey): Promise<string> {
  const lectureId = await findLecture(ctx, key)
  await ctx.tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.id, lectureId)).for('no key update')
  return lectureId
}
