import { textOf } from '#kit/text/text-of.ts'

export const useCheckoutText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of what is folded away: phone and invoice. */
export const useBillingText = textOf(
  () => import('../messages/billing-en.ts'),
  () => import('../messages/billing-pl.ts'),
)

export const useConsentText = textOf(
  () => import('../messages/consents-en.ts'),
  () => import('../messages/consents-pl.ts'),
)

export const useWithdrawText = textOf(
  () => import('../messages/withdraw-en.ts'),
  () => import('../messages/withdraw-pl.ts'),
)

/** The words of a buyer's own orders. */
export const useMyOrdersText = textOf(
  () => import('../messages/my-orders-en.ts'),
  () => import('../messages/my-orders-pl.ts'),
)

/** The words of the panel. */
export const useOrdersText = textOf(
  () => import('../messages/orders-en.ts'),
  () => import('../messages/orders-pl.ts'),
)
