import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '#kit/class-names.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useAnalyticsText } from '../use-text.ts'
import styles from './chart.module.css'
import { percent } from './percent.ts'
import type { Room } from './places.ts'
import { usePointed } from './use-pointed.ts'

interface Label {
  /** from the start or the top, in percent */
  at: number
  text: string
}

interface PlotProps {
  title: string
  /** what the values are counted in, where their labels do not say so */
  unit?: string
  values: Label[]
  places: (Label & { rooms: Room[] })[]
  /** how many values stand side by side, and which share of the width each takes */
  count: number
  step: number
  /** what marks the value that is pointed at, and says it */
  mark: (nth: number) => ReactNode
  tip: (nth: number) => ReactNode
  /** the values, drawn in a box whose every length is in percent */
  children: ReactNode
}

/** The axes of a chart around what it draws, where one can point at each value. Nothing is measured: it is html at any width. */
export function Plot({ title, unit, values, places, count, step, mark, tip, children }: PlotProps) {
  const text = useAnalyticsText()
  const keys = useId()
  const { pointed, handlers } = usePointed(count, step)
  return (
    <div className={styles.plot} data-plot="">
      {unit && (
        <span aria-hidden="true" className={styles.unit} data-written="">
          {unit}
        </span>
      )}
      <div aria-hidden="true" className={styles.values}>
        {values.map((value) => (
          <span key={value.at} className={styles.value} style={standing(value.at)} data-written="">
            {value.text}
          </span>
        ))}
      </div>
      <div
        role="application"
        aria-label={title}
        aria-roledescription={text('chart')}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move along it
        tabIndex={0}
        className={styles.field}
        {...handlers}
      >
        <svg aria-hidden="true" className={styles.drawing} data-drawn="">
          {values.map(({ at }) => (
            <line key={at} x2="100%" y1={percent(at)} y2={percent(at)} className={styles.hairline} />
          ))}
          {pointed !== undefined && mark(pointed)}
          {children}
          <line x2="100%" y1="100%" y2="100%" className={styles.ground} />
        </svg>
        <VisuallyHidden id={keys}>{text('chartKeys')}</VisuallyHidden>
        <div className={styles.tipRow} {...(pointed !== undefined && besides((pointed + 0.5) * step * 100))}>
          <output className={styles.tip}>{pointed !== undefined && tip(pointed)}</output>
        </div>
      </div>
      <div aria-hidden="true" className={styles.places}>
        {places.map(({ at, text: label, rooms }) => (
          <span
            key={at}
            className={classNames(styles.place, ...rooms.map((room) => styles[room]))}
            style={standing(at)}
            data-written=""
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

const standing = (at: number) => ({ '--at': percent(at) }) as CSSProperties

/** On the side of a place that has more room. */
const besides = (at: number) => (at > 50 ? { 'data-before': '', style: standing(100 - at) } : { style: standing(at) })
