import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useLocale } from '#kit/text/Locale.tsx'
import { minorDigits } from '#platform/i18n/format.ts'
import type { SalesDay } from '../contract.ts'
import { axisFormats } from './axis-formats.ts'
import styles from './chart/chart.module.css'
import { percent } from './chart/percent.ts'
import { placesUpTo, roundDays } from './chart/places.ts'
import { Plot } from './chart/Plot.tsx'
import { ChartTip } from './ChartTip.tsx'

interface SalesChartProps {
  sales: SalesDay[]
  currency: string
  title: string
}

const TICKS = 3
/** of the width of its day that a bar takes, and the most it takes */
const FILLED = 0.8
const WIDEST = '36px'

/** Sales as a bar a day, the period before as a dashed line. */
export function SalesChart({ sales, currency, title }: SalesChartProps) {
  const { language } = useLocale()
  const { day, amount } = axisFormats(language, minorDigits(currency))
  const most = Math.max(...sales.flatMap((each) => [each.amount, each.before]))
  const level = scaleLinear([0, most], [100, 0]).nice(TICKS)
  const last = sales.length - 1
  const width = 100 / sales.length
  const middleOf = (nth: number) => (nth + 0.5) * width
  const before = line<SalesDay>(
    (_, nth) => middleOf(nth),
    (each) => level(each.before),
  ).digits(2)
  const markOf = (nth: number) => (
    <rect x={percent(nth * width)} width={percent(width)} height="100%" className={styles.day} />
  )
  const tipOf = (nth: number) => <ChartTip day={sales[nth]!} currency={currency} />
  return (
    <Plot
      title={title}
      unit={currency}
      values={level
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((value) => ({ at: level(value), text: amount(value) }))}
      places={placesUpTo(last, roundDays).map(({ at, rooms }) => ({
        at: middleOf(last - at),
        text: day(sales[last - at]!.on),
        rooms,
      }))}
      count={sales.length}
      step={1 / sales.length}
      mark={markOf}
      tip={tipOf}
    >
      <svg width="100%" height="100%">
        {sales.map(
          (each, nth) =>
            each.amount > 0 && (
              <rect
                key={each.on}
                style={barAt(middleOf(nth), width * FILLED)}
                y={percent(level(each.amount))}
                // Its lower end with the round corners is below the ground, where nothing is drawn.
                height="110%"
                rx="2"
                className={styles.bar}
              />
            ),
        )}
      </svg>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path d={before(sales) ?? ''} vectorEffect="non-scaling-stroke" className={styles.before} />
      </svg>
    </Plot>
  )
}

const barAt = (middle: number, width: number) => {
  const shown = `min(${percent(width)}, ${WIDEST})`
  return { x: `calc(${percent(middle)} - ${shown} / 2)`, width: shown }
}
