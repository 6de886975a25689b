import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EventDate } from '../contract.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import styles from './live-events.module.css'
import { useOwnZone } from '#kit/text/use-own-zone.ts'
import { useEventText } from './use-text.ts'

/** When an event takes place by the clocks of its school, and by those of whoever reads where they show something else. */
export function EventDates({ dates }: { dates: EventDate[] }) {
  const text = useEventText()
  const { language, timeZone } = useLocale()
  const own = useOwnZone()
  return (
    <div className={styles.dates}>
      <ul className={styles.list}>
        {dates.map((date) => {
          const here = sayWhen(date, language, timeZone)
          const there = own ? sayWhen(date, language, own) : here
          return (
            <li key={date.starts_at}>
              <time dateTime={date.starts_at} suppressHydrationWarning>
                {here}
              </time>
              {there !== here && <span className={common.note}>{text('ownTime', { when: there })}</span>}
            </li>
          )
        })}
      </ul>
      <p className={common.note}>{text('zone', { zone: nameOfZone(timeZone, language) })}</p>
    </div>
  )
}
