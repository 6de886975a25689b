import { textOf } from '#kit/text/text-of.ts'

export const useMailsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

export const useFailingText = textOf(
  () => import('../messages/failing-en.ts'),
  () => import('../messages/failing-pl.ts'),
)
