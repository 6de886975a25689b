import { textOf } from '#kit/text/text-of.ts'

export const useTransactionsText = textOf(
  () => import('../messages/transactions-en.ts'),
  () => import('../messages/transactions-pl.ts'),
)

export const useSoldText = textOf(
  () => import('../messages/sold-en.ts'),
  () => import('../messages/sold-pl.ts'),
)
