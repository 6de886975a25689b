import { textOf } from '#kit/text/text-of.ts'

/** The words that visitors read; those of the panel are apart. */
export const useFormText = textOf(
  () => import('../messages/form-en.ts'),
  () => import('../messages/form-pl.ts'),
)
