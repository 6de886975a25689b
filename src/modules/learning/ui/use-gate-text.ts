import { textOf } from '#kit/text/text-of.ts'

/** The words before a lecture that is closed, without those of a lesson. */
export const useGateText = textOf(
  () => import('../messages/gate-en.ts'),
  () => import('../messages/gate-pl.ts'),
)
