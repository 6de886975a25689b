import { textOf } from '#kit/text/text-of.ts'

export const useEmailChangeText = textOf(
  () => import('../messages/email-change-en.ts'),
  () => import('../messages/email-change-pl.ts'),
)
