import { textOf } from '#web/kit/text/text-of.ts'

export const useText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
