import { textOf } from '#kit/text/text-of.ts'

/** The words of what was paid for an earlier variant. */
export const useOwnedText = textOf(
  () => import('../messages/owned-en.ts'),
  () => import('../messages/owned-pl.ts'),
)
