import { textOf } from '#kit/text/text-of.ts'

export const useTemplateText = textOf(
  () => import('../messages/template-en.ts'),
  () => import('../messages/template-pl.ts'),
)
