import { textOf } from '#kit/text/text-of.ts'

/** The words of what comes once a film has ended, without those of a lesson. */
export const useAfterVideoText = textOf(
  () => import('../messages/after-video-en.ts'),
  () => import('../messages/after-video-pl.ts'),
)
