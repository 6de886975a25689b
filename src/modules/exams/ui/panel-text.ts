import { textOf } from '#kit/text/text-of.ts'

export const useExamPanelText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
