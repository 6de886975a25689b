import { and, desc, eq } from 'drizzle-orm'
import { getOpenLecture } from '#modules/learning/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { ExamNotFound } from '../refusals.ts'
import { attemptAnswers, type AttemptRecord, examAttempts, type ExamRecord, exams } from '../tables.ts'

/** Refuses with 401 who is nobody in particular, with 404 a lecture without an exam, with 403 one that is closed to them. */
export async function findExamToTake(ctx: Ctx, lectureId: string): Promise<{ exam: ExamRecord; personId: string }> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getOpenLecture(ctx, lectureId)
  const [exam] = await ctx.tx
    .select()
    .from(exams)
    .where(and(eq(exams.lectureId, lectureId), eq(exams.isOn, true)))
  if (!exam) throw new ExamNotFound()
  return { exam, personId: ctx.actor.id }
}

/** Those of one person, the newest first. */
export const attemptsOf = (
  { tx }: Ctx,
  { examId, personId }: { examId: string; personId: string },
): Promise<AttemptRecord[]> =>
  tx
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.examId, examId), eq(examAttempts.personId, personId)))
    .orderBy(desc(examAttempts.number))

export interface FoundAttempt {
  attempt: AttemptRecord
  exam: ExamRecord
}

/** One of the viewer’s own, of a lecture that is open to them: 401, 404 and 403 otherwise. */
export async function findOwnAttempt(ctx: Ctx, attemptId: string): Promise<FoundAttempt> {
  const found = await ownAttempt(ctx, attemptId)
  await getOpenLecture(ctx, found.exam.lectureId)
  return found
}

/** The same; whoever else keeps an answer, or hands it in, waits until the commit. */
export async function lockOwnAttempt(ctx: Ctx, attemptId: string): Promise<FoundAttempt> {
  const { exam } = await findOwnAttempt(ctx, attemptId)
  return { exam, attempt: await lockAttempt(ctx, attemptId) }
}

export async function lockAttempt({ tx }: Ctx, attemptId: string): Promise<AttemptRecord> {
  const [attempt] = await tx.select().from(examAttempts).where(eq(examAttempts.id, attemptId)).for('update')
  return foundOr404(attempt)
}

async function ownAttempt({ tx, actor }: Ctx, attemptId: string): Promise<FoundAttempt> {
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const [found] = await tx
    .select({ attempt: examAttempts, exam: exams })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(and(eq(examAttempts.id, attemptId), eq(examAttempts.personId, actor.id)))
  return foundOr404(found)
}

/** Whether a row is one of an attempt’s answers. */
export const isAnswerOf = ({ attemptId, answerId }: { attemptId: string; answerId: string }) =>
  and(eq(attemptAnswers.id, answerId), eq(attemptAnswers.attemptId, attemptId))
