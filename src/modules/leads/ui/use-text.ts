import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel. */
export const useLeadsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
