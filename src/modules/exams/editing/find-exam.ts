import { and, eq } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type ExamRecord, exams } from '../tables.ts'
import { examEditorPath } from '../vocabulary.ts'

export interface ExamPlace {
  courseId: string
  lectureId: string
}

/** Refuses with 404 what is no lecture of the course. */
export async function findLecture({ tx }: Ctx, { courseId, lectureId }: ExamPlace): Promise<{ title: string }> {
  const [lecture] = await tx
    .select({ title: lectures.title })
    .from(lectures)
    .where(and(eq(lectures.id, lectureId), eq(lectures.courseId, courseId)))
  return foundOr404(lecture)
}

export async function findExam({ tx }: Ctx, lectureId: string): Promise<ExamRecord | undefined> {
  const [exam] = await tx.select().from(exams).where(eq(exams.lectureId, lectureId))
  return exam
}

/** As an exam begins that nobody has said anything of. */
export const NEW_EXAM = {
  isOn: false,
  passingPercent: 70,
  attemptsMax: 3,
  waitMinutes: 0,
  timeLimitMinutes: null,
  isShuffled: true,
  isSolvedEachTime: false,
}

/** The exam of a lecture, made where there is none; whoever else changes it, or begins it, waits until the commit. */
export async function lockExam(ctx: Ctx, { courseId, lectureId }: ExamPlace): Promise<ExamRecord> {
  const { title } = await findLecture(ctx, { courseId, lectureId })
  ctx.note({ subject: title, url: examEditorPath(courseId, lectureId) })
  await ctx.tx
    .insert(exams)
    .values({ ...NEW_EXAM, courseId, lectureId, createdAt: ctx.now })
    .onConflictDoNothing({ target: exams.lectureId })
  const [exam] = await ctx.tx.select().from(exams).where(eq(exams.lectureId, lectureId)).for('update')
  return exam!
}
