import { textOf } from '#kit/text/text-of.ts'

/** The words of support that a school lets in. */
export const useSupportText = textOf(
  () => import('../messages/support-en.ts'),
  () => import('../messages/support-pl.ts'),
)
