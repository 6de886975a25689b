import { checkAnswers } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { CheckedQuiz, checkQuiz as endpoint } from './contract.ts'
import { getOpenLecture } from '../find-lecture.ts'

/** Refuses like the lecture itself: with 404 what is not there for the viewer, with 403 what is closed to them. */
export async function checkQuiz(ctx: Ctx, { id, quizId, ...given }: Input<typeof endpoint>): Promise<CheckedQuiz> {
  await getOpenLecture(ctx, id)
  return checkAnswers(ctx, { lectureId: id, quizId, given })
}
