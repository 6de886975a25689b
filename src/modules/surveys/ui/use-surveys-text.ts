import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel; those who answer never load them. */
export const useSurveysText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
