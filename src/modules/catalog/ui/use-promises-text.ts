import { textOf } from '#kit/text/text-of.ts'

/** What stands above what a product promises, on its page. */
export const usePromisesText = textOf(
  () => import('../messages/promises-en.ts'),
  () => import('../messages/promises-pl.ts'),
)
