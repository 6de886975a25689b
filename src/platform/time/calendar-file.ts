import { escape, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarEntry {
  /** the same whenever it is given again, and nobody else's */
  uid: string
  /** how often it was changed: a calendar goes by the highest */
  revision: number
  startsAt: Date
  endsAt: Date
  title: string
  /** empty where that is not known */
  where: string
  /** of the page it is told on */
  url: string
  isCancelled?: boolean
}

/**
 * An iCalendar file (RFC 5545). An entry keeps its name when it is moved, and has a higher sequence, so that a calendar that
 * is given the file again moves it as well.
 */
export function calendarFile(entries: CalendarEntry[], now: Date, name = ''): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Katedra', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of entries, not this one.
    name: escape(name, false) || null,
  })
  for (const { uid, revision, startsAt, endsAt, title, where, url, isCancelled } of entries)
    calendar.createEvent({
      id: uid,
      sequence: revision,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: title,
      location: where || null,
      status: isCancelled ? ICalEventStatus.CANCELLED : null,
      description: url,
      url,
    })
  return `${calendar.toString()}\r\n`
}
