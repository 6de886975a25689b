import { textOf } from '#kit/text/text-of.ts'

/** The words with which a weekly goal is set. */
export const useGoalText = textOf(
  () => import('../messages/goal-en.ts'),
  () => import('../messages/goal-pl.ts'),
)
