import { textOf } from '#kit/text/text-of.ts'

export const useQuestionEditorText = textOf(
  () => import('../messages/editor-en.ts'),
  () => import('../messages/editor-pl.ts'),
)
