import { textOf } from '#kit/text/text-of.ts'

export const useAdminsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

export const useInvitationText = textOf(
  () => import('../messages/invitation-en.ts'),
  () => import('../messages/invitation-pl.ts'),
)
