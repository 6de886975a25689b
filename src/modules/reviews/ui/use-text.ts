import { textOf } from '#kit/text/text-of.ts'

export const useText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** What admins read who judge reviews. */
export const useJudgingText = textOf(
  () => import('../messages/judging-en.ts'),
  () => import('../messages/judging-pl.ts'),
)
