import { textOf } from '#kit/text/text-of.ts'

export const useCertificatePageText = textOf(
  () => import('../messages/page-en.ts'),
  () => import('../messages/page-pl.ts'),
)
