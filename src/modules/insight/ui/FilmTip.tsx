import styles from '#modules/analytics/ui/chart/chart.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoment, formatPercent } from '#platform/i18n/format.ts'
import type { FilmPoint } from './film-points.ts'
import { useInsightText } from './use-text.ts'

interface FilmTipProps {
  /** given by the chart */
  active?: boolean
  payload?: { payload: FilmPoint }[]
}

export function FilmTip({ active, payload }: FilmTipProps) {
  const text = useInsightText()
  const { language } = useLocale()
  const point = active ? payload?.[0]?.payload : undefined
  if (!point) return null
  return (
    <output className={styles.tip}>
      <strong>{formatMoment(point.second)}</strong>
      <span>{formatPercent(point.share, language)}</span>
      <span className={styles.tipBefore}>{text('viewers', { count: point.viewers })}</span>
    </output>
  )
}
