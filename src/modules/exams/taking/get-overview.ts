import type { Ctx } from '#platform/context.ts'
import type { ExamOverview } from '../contract.ts'
import { standingBefore } from '../policy.ts'
import { viewAttemptRow } from '../view.ts'
import { countDrawn } from './draw.ts'
import { attemptsOf, findExamToTake } from './find-exam-to-take.ts'
import { readBanks } from './read-banks.ts'

/** Refuses with 404 a lecture without an exam, with 403 one that is closed to the viewer. */
export async function getExamOverview(ctx: Ctx, { id }: { id: string }): Promise<ExamOverview> {
  const { exam, personId } = await findExamToTake(ctx, id)
  const attempts = await attemptsOf(ctx, { examId: exam.id, personId })
  const questionCount = countDrawn(await readBanks(ctx, exam.id))
  const { nextAt, ...standing } = standingBefore({
    exam,
    attempts,
    questionCount,
    now: ctx.now,
    isAdmin: ctx.actor.role === 'admin',
  })
  return {
    ...standing,
    passing_percent: exam.passingPercent,
    attempts_max: exam.attemptsMax,
    wait_minutes: exam.waitMinutes,
    time_limit_minutes: exam.timeLimitMinutes,
    question_count: questionCount,
    next_at: nextAt?.toISOString() ?? null,
    attempts: attempts.map(viewAttemptRow),
  }
}
