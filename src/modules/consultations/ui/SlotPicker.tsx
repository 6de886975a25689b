import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useOwnZone } from '#kit/text/use-own-zone.ts'
import type { SlotPage, SlotTime } from '../contract.ts'
import styles from './consultations.module.css'
import { daysOf, sayDay, sayHour, sayHours } from './say-slot.ts'
import { useConsultationText } from './use-text.ts'

interface SlotPickerProps {
  free: Pick<SlotPage, 'slots' | 'next_from'>
  /** where a slot leads, or what is done with it */
  way: { to: (slot: SlotTime) => string } | { onPick: (slot: SlotTime) => void }
}

/** Free times, day by day, by the clocks of whoever reads; later ones stand in the page's address. */
export function SlotPicker({ free: { slots, next_from: next }, way }: SlotPickerProps) {
  const text = useConsultationText()
  const { language, timeZone } = useLocale()
  const own = useOwnZone() ?? timeZone
  const [asked] = useSearchParams()
  const isFirst = !asked.has('from')
  const isElsewhere = slots.some(({ starts_at: at }) => saidIn(own, at) !== saidIn(timeZone, at))
  const reader = isElsewhere ? own : timeZone
  function saidIn(zone: string, at: string) {
    return `${sayDay(at, language, zone)} ${sayHour(at, language, zone)}`
  }
  if (slots.length === 0)
    return (
      <EmptyState
        title={text('noTimes')}
        action={!isFirst && <LinkButton to={pageOf(asked, null)}>{text('earliest')}</LinkButton>}
      >
        {text('noTimesText')}
      </EmptyState>
    )
  return (
    <div className={common.stack}>
      <p className={common.note}>
        {isElsewhere
          ? text('zoneBoth', { own: nameOfZone(own, language), zone: nameOfZone(timeZone, language) })
          : text('zone', { zone: nameOfZone(timeZone, language) })}
      </p>
      <div className={styles.days}>
        {daysOf(slots, (at) => sayDay(at, language, reader)).map(([day, times]) => (
          <Day key={times[0]!.starts_at} day={day} times={times} reader={reader} way={way} />
        ))}
      </div>
      <div className={common.row}>
        {!isFirst && (
          <LinkButton to={pageOf(asked, null)} preventScrollReset>
            {text('earliest')}
          </LinkButton>
        )}
        {next && (
          <LinkButton to={pageOf(asked, next)} preventScrollReset>
            {text('later')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

interface DayProps {
  day: string
  times: SlotTime[]
  /** the zone of whoever reads */
  reader: string
  way: SlotPickerProps['way']
}

function Day({ day, times, reader, way }: DayProps) {
  const text = useConsultationText()
  const { language } = useLocale()
  const id = useId()
  const hours = sayHours(times, language, reader)
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id} suppressHydrationWarning>
        {day}
      </h3>
      <ul className={styles.times} aria-label={text('times_of', { day })} suppressHydrationWarning>
        {times.map((slot, place) => {
          const shown = hours[place]
          const said = sayWhen(slot, language, reader)
          return (
            <li key={slot.starts_at}>
              {'to' in way ? (
                <Link
                  className={buttonClass({ wide: true })}
                  to={way.to(slot)}
                  aria-label={said}
                  suppressHydrationWarning
                >
                  {shown}
                </Link>
              ) : (
                <button
                  type="button"
                  className={buttonClass({ wide: true })}
                  aria-label={said}
                  onClick={() => way.onPick(slot)}
                  suppressHydrationWarning
                >
                  {shown}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The same page from another day on. */
function pageOf(asked: URLSearchParams, from: string | null): string {
  const other = new URLSearchParams(asked)
  if (from === null) other.delete('from')
  else other.set('from', from)
  return `?${other}`
}
