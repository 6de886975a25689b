import { textOf } from '#kit/text/text-of.ts'

export const useReportText = textOf(
  () => import('../messages/report-en.ts'),
  () => import('../messages/report-pl.ts'),
)
