import { textOf } from './text-of.ts'

/** The words of the editor, which few pages have. */
export const useRichTextText = textOf(
  () => import('../messages/rich-text-en.ts'),
  () => import('../messages/rich-text-pl.ts'),
)
