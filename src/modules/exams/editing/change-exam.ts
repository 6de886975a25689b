import { eq } from 'drizzle-orm'
import { setExamined } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { changeExam as endpoint, EditedExam } from '../contract.ts'
import { exams } from '../tables.ts'
import { lockExam } from './find-exam.ts'
import { getExam } from './get-exam.ts'

/** Refuses with 422 to switch one on that asks nothing. What was begun goes on as it began. */
export async function changeExam(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditedExam> {
  const { courseId, lectureId, is_on: isOn } = input
  const exam = await lockExam(ctx, input)
  if (isOn && !exam.isOn) {
    const { banks } = await getExam(ctx, input)
    refuseUnless(
      banks.some(({ questions }) => questions.length > 0),
      invalidField('is_on', 'validation.exam-empty'),
    )
  }
  await ctx.tx
    .update(exams)
    .set({
      isOn,
      passingPercent: input.passing_percent,
      attemptsMax: input.attempts_max,
      waitMinutes: input.wait_minutes,
      timeLimitMinutes: input.time_limit_minutes,
      isShuffled: input.is_shuffled,
      isSolvedEachTime: input.is_solved_each_time,
    })
    .where(eq(exams.id, exam.id))
  await setExamined(ctx, { lectureId, isExamined: isOn })
  ctx.changes(`course:${courseId}`)
  return getExam(ctx, input)
}
