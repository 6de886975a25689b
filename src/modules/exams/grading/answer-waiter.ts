import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { attemptAnswers } from '../tables.ts'
import { GRADING_PATH } from '../vocabulary.ts'
import { isWaiting } from './list-waiting.ts'

/** Answers in exams that somebody has to read. */
export const answerWaiter: Waiter = {
  kind: 'answer',
  right: 'grade-attempts',
  count: async (ctx) => ({ count: await countSome(ctx, attemptAnswers, isWaiting()), path: GRADING_PATH }),
}
