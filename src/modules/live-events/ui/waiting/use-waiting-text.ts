import { textOf } from '#kit/text/text-of.ts'

export const useWaitingText = textOf(
  () => import('../../messages/waiting-en.ts'),
  () => import('../../messages/waiting-pl.ts'),
)
