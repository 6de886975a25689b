import { textOf } from '#kit/text/text-of.ts'

export const useMembershipText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
