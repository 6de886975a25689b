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
