import { Chart } from '#modules/analytics/ui/chart/Chart.tsx'
import { LegendKey } from '#modules/analytics/ui/chart/LegendKey.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { FilmInsight } from '../contract.ts'
import { type FilmPoint, pointsOf, someOf } from './film-points.ts'
import styles from './insight.module.css'
import { useInsightText } from './use-text.ts'

const FilmCurve = onDemand(async () => (await import('./FilmCurve.tsx')).FilmCurve)

/** Second by second, how many of those who saw any of a film saw it: where they leave, and what they skip. */
export function FilmWatched({ film }: { film: FilmInsight }) {
  const text = useInsightText()
  const { language } = useLocale()
  const title = text('filmOf', { title: film.lecture.title })
  return (
    <Section title={title} id="film">
      {film.viewers === 0 ? (
        <p className={styles.none}>{text('nobodyWatched')}</p>
      ) : (
        <Chart
          title={title}
          fileName={text('pictureOfFilm')}
          legend={<LegendKey>{text('viewersOfFilm', { count: film.viewers })}</LegendKey>}
          table={
            <DataTable<FilmPoint>
              caption={title}
              rows={someOf(pointsOf(film))}
              rowKey={({ second }) => String(second)}
              columns={[
                column(text('moment'), ({ second }) => formatMoment(second)),
                figure(text('sawIt'), ({ viewers }) => formatNumber(viewers, language)),
                figure(text('share'), ({ share }) => formatPercent(share, language)),
              ]}
            />
          }
        >
          <FilmCurve film={film} title={title} />
        </Chart>
      )}
    </Section>
  )
}
