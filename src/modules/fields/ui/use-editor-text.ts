import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel. */
export const useEditorText = textOf(
  () => import('../messages/editor-en.ts'),
  () => import('../messages/editor-pl.ts'),
)
