import { textOf } from '#kit/text/text-of.ts'

export const useWithdrawText = textOf(
  () => import('../messages/withdraw-en.ts'),
  () => import('../messages/withdraw-pl.ts'),
)

/** The words of a buyer's own orders. */
export const useMyOrdersText = textOf(
  () => import('../messages/my-orders-en.ts'),
  () => import('../messages/my-orders-pl.ts'),
)
