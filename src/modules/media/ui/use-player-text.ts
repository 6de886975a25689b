import { textOf } from '#kit/text/text-of.ts'

/** What is said of a video that is shown; the words of sending one come with what sends it. */
export const usePlayerText = textOf(
  () => import('../messages/player-en.ts'),
  () => import('../messages/player-pl.ts'),
)
