import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter } from 'd3-shape'
import { percent } from '#modules/analytics/ui/chart/percent.ts'
import { placesUpTo, roundSeconds } from '#modules/analytics/ui/chart/places.ts'
import { Plot } from '#modules/analytics/ui/chart/Plot.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatPercent } from '#platform/i18n/format.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { FilmInsight } from '../contract.ts'
import { FilmTip } from './FilmTip.tsx'
import { type FilmPoint, pointsOf, turnsOf } from './film-points.ts'
import styles from './insight.module.css'

const TICKS = 2

/** Over the seconds of a film, the share of its viewers who saw each. */
export function FilmCurve({ film, title }: { film: FilmInsight; title: string }) {
  const { language } = useLocale()
  const { duration, every } = film
  const points = pointsOf(film)
  const level = scaleLinear([0, 1], [100, 0])
  const moment = scaleLinear([0, duration], [0, 100])
  const seen = area<FilmPoint>(
    ({ second }) => moment(second),
    100,
    ({ share }) => level(share),
  )
    .curve(curveStepAfter)
    .digits(2)
  const turns = turnsOf(points, duration)
  const markOf = (nth: number) => (
    <Mark at={moment(points[nth]!.second + every / 2)} level={level(points[nth]!.share)} />
  )
  const tipOf = (nth: number) => <FilmTip point={points[nth]!} />
  return (
    <Plot
      title={title}
      values={level.ticks(TICKS).map((share) => ({ at: level(share), text: formatPercent(share, language) }))}
      places={placesUpTo(duration, roundSeconds).map(({ at, rooms }) => ({
        at: moment(at),
        text: formatMoment(at),
        rooms,
      }))}
      count={points.length}
      step={every / duration}
      mark={markOf}
      tip={tipOf}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path d={seen(turns) ?? ''} className={styles.seen} />
        <path d={seen.lineY1()(turns) ?? ''} vectorEffect="non-scaling-stroke" className={styles.curve} />
      </svg>
    </Plot>
  )
}

function Mark({ at, level }: { at: number; level: number }) {
  return (
    <>
      <line x1={percent(at)} x2={percent(at)} y2="100%" className={styles.moment} />
      <circle cx={percent(at)} cy={percent(level)} r="4" className={styles.spot} />
    </>
  )
}
