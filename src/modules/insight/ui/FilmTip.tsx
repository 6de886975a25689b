import styles from '#modules/analytics/ui/chart/chart.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatPercent } from '#platform/i18n/format.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { FilmPoint } from './film-points.ts'
import { useInsightText } from './use-text.ts'

export function FilmTip({ point }: { point: FilmPoint }) {
  const text = useInsightText()
  const { language } = useLocale()
  return (
    <>
      <strong>{formatMoment(point.second)}</strong>
      <span>{formatPercent(point.share, language)}</span>
      <span className={styles.tipBefore}>{text('viewers', { count: point.viewers })}</span>
    </>
  )
}
