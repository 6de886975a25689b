import { MINUTE } from '#platform/clock.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { Attempt, ExamOverview } from '../contract.ts'
import { standingBefore } from '../policy.ts'
import { AttemptTooSoon, BeingGraded, ExamNotReady, NoAttemptLeft } from '../refusals.ts'
import { attemptAnswers, type AttemptRecord, examAttempts, type ExamRecord, exams } from '../tables.ts'
import { countDrawn, draw, shuffled } from './draw.ts'
import { attemptsOf, findExamToTake } from './find-exam-to-take.ts'
import { readBanks, type Version } from './read-banks.ts'
import { viewAttempt } from './view-attempt.ts'

const REFUSED: Partial<Record<ExamOverview['standing'], () => Refusal>> = {
  waits: () => new AttemptTooSoon(),
  being_graded: () => new BeingGraded(),
  passed: () => new NoAttemptLeft(),
  used_up: () => new NoAttemptLeft(),
  not_ready: () => new ExamNotReady(),
}

/** Answers with the attempt that is open already, where one is: a second press, another tab and another device find the same. */
export async function startAttempt(ctx: Ctx, { id }: { id: string }): Promise<Attempt> {
  const { exam, personId } = await findExamToTake(ctx, id)
  // What is asked does not change until this is kept: an editor locks the exam.
  await ctx.tx.select({ id: exams.id }).from(exams).where(eq(exams.id, exam.id)).for('key share')
  const banks = await readBanks(ctx, exam.id)
  const attempts = await attemptsOf(ctx, { examId: exam.id, personId })
  const { standing } = standingBefore({
    exam,
    attempts,
    questionCount: countDrawn(banks),
    now: ctx.now,
    isAdmin: ctx.actor.role === 'admin',
  })
  const refusal = REFUSED[standing]
  if (refusal) throw refusal()
  const open = attempts.find(({ state }) => state === 'open')
  const attempt =
    open ??
    (await begin(ctx, { exam, personId, number: (attempts[0]?.number ?? 0) + 1, asks: draw(banks, exam.isShuffled) }))
  return viewAttempt(ctx, { attempt, exam })
}

interface Beginning {
  exam: ExamRecord
  personId: string
  number: number
  asks: Version[]
}

async function begin(ctx: Ctx, { exam, personId, number, asks }: Beginning): Promise<AttemptRecord> {
  const { timeLimitMinutes } = exam
  const [begun] = await ctx.tx
    .insert(examAttempts)
    .values({
      examId: exam.id,
      personId,
      number,
      passingPercent: exam.passingPercent,
      startedAt: ctx.now,
      deadlineAt: timeLimitMinutes === null ? null : new Date(Number(ctx.now) + timeLimitMinutes * MINUTE),
      pointsMax: asks.reduce((sum, { points }) => sum + points, 0),
    })
    .onConflictDoNothing()
    .returning()
  if (!begun) return findBegun(ctx, { examId: exam.id, personId, number })
  await ctx.tx.insert(attemptAnswers).values(
    asks.map(({ id: versionId, content }, position) => ({
      attemptId: begun.id,
      position,
      versionId,
      shownOrder: orderOf('answers' in content ? content.answers.length : 0, exam.isShuffled),
    })),
  )
  return begun
}

/** What somebody began by the press before this one, which is committed by now. */
async function findBegun(
  { tx }: Ctx,
  { examId, personId, number }: { examId: string; personId: string; number: number },
): Promise<AttemptRecord> {
  const [begun] = await tx
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.examId, examId), eq(examAttempts.personId, personId), eq(examAttempts.number, number)))
  return begun!
}

function orderOf(count: number, isShuffled: boolean): number[] {
  const places = [...Array(count).keys()]
  return isShuffled ? shuffled(places) : places
}
