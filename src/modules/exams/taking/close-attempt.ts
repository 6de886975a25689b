import { eq, sql } from 'drizzle-orm'
import { completeFor } from '#modules/learning/index.ts'
import { judge } from '#modules/questions/index.ts'
import type { Ctx } from '#platform/context.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { examPassed } from '../events.ts'
import { isEnough, isTimeUp } from '../policy.ts'
import { attemptAnswers, type AttemptRecord, examAttempts, exams } from '../tables.ts'
import { NOTHING_GIVEN } from '../view.ts'
import { answersOf } from './view-attempt.ts'

/**
 * Ends an open attempt, which is locked, and judges what was kept; one whose time is up ended when it was. What somebody has to read
 * waits for them from then on.
 */
export async function closeAttempt(
  ctx: Ctx,
  attempt: AttemptRecord,
  state: 'submitted' | 'ended' = 'submitted',
): Promise<AttemptRecord> {
  const isLate = isTimeUp(attempt, ctx.now)
  const closedAt = isLate ? attempt.deadlineAt! : ctx.now
  const answers = await answersOf(ctx, attempt.id)
  const judged = answers.map(({ id, content, pointsMax, given }) => {
    const isRight = judge(content, given ?? NOTHING_GIVEN)
    return { id, points: isRight === null ? null : isRight ? pointsMax : 0 }
  })
  await ctx.tx.execute(sql`
    update ${attemptAnswers} as answer set points = judged.points,
      awaits_since = case when judged.points is null then ${atMoment(closedAt)} end
    from unnest(${sql.param(judged.map(({ id }) => id))}::uuid[], ${sql.param(judged.map(({ points }) => points))}::int[]) as judged (id, points)
    where answer.id = judged.id`)
  const [closed] = await ctx.tx
    .update(examAttempts)
    .set({ state: isLate ? 'expired' : state, closedAt })
    .where(eq(examAttempts.id, attempt.id))
    .returning()
  return settle(
    ctx,
    closed!,
    judged.map(({ points }) => points),
  )
}

/** Counts what a closed attempt, which is locked, was given; while somebody has to read some of it, it stays as it is. */
export async function settleAttempt(ctx: Ctx, attempt: AttemptRecord): Promise<AttemptRecord> {
  const answers = await answersOf(ctx, attempt.id)
  return settle(
    ctx,
    attempt,
    answers.map(({ points }) => points),
  )
}

/** `given` for each of its answers; null where somebody has to read it. */
async function settle(ctx: Ctx, attempt: AttemptRecord, given: (number | null)[]): Promise<AttemptRecord> {
  if (given.includes(null)) return attempt
  const points = given.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const isPassed = isEnough(points, attempt)
  const [settled] = await ctx.tx
    .update(examAttempts)
    .set({ points, isPassed })
    .where(eq(examAttempts.id, attempt.id))
    .returning()
  if (isPassed && !attempt.isPassed) await tellPassed(ctx, settled!)
  return settled!
}

/** The lecture is completed by it. */
async function tellPassed(ctx: Ctx, { id, examId, personId }: AttemptRecord): Promise<void> {
  const [exam] = await ctx.tx
    .select({ courseId: exams.courseId, lectureId: exams.lectureId })
    .from(exams)
    .where(eq(exams.id, examId))
  const { courseId, lectureId } = exam!
  await completeFor(ctx, { personId, lectureId })
  ctx.emit(examPassed({ person_id: personId, course_id: courseId, lecture_id: lectureId, attempt_id: id }))
}
