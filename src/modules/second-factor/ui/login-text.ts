import { textOf } from '#kit/text/text-of.ts'

export const useLoginStepText = textOf(
  () => import('../messages/login-en.ts'),
  () => import('../messages/login-pl.ts'),
)
