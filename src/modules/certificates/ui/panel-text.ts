import { textOf } from '#kit/text/text-of.ts'

export const usePanelCertificatesText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
