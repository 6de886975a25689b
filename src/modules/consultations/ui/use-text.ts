import { textOf } from '#kit/text/text-of.ts'

export const useConsultationText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of the panel. */
export const useConsultationPanelText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
