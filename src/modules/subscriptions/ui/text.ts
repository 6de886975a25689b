import { textOf } from '#kit/text/text-of.ts'

export const useSubscriptionText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of the page of a card. */
export const useMemberCardText = textOf(
  () => import('../messages/card-en.ts'),
  () => import('../messages/card-pl.ts'),
)

/** The words of the panel. */
export const useMembersText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
