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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Katedra//Calendar//EN',
    'METHOD:PUBLISH',
    ...(name === '' ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const linesOf = ({ uid, revision, startsAt, endsAt, title, where, url, isCancelled }: CalendarEntry, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${revision}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  ...(where === '' ? [] : [`LOCATION:${escaped(where)}`]),
  ...(isCancelled ? ['STATUS:CANCELLED'] : []),
  `DESCRIPTION:${escaped(url)}`,
  `URL:${url}`,
  'END:VEVENT',
]

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes; what is left goes on in the next, and no letter is cut in two. */
function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 75) {
      parts.push('')
      bytes = 1
    }
    parts[parts.length - 1] += sign
    bytes += size
  }
  return parts.join('\r\n ')
}
