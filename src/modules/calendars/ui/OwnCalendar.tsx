import { CalendarFeed } from './CalendarFeed.tsx'
import { useCalendarsText } from './use-text.ts'

/** The part of somebody's account that is about their calendar. */
export function OwnCalendar({ madeAt }: { madeAt: string | null }) {
  return (
    <section id="calendar">
      <h2>{useCalendarsText()('title')}</h2>
      <CalendarFeed madeAt={madeAt} />
    </section>
  )
}
