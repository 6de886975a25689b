import type { LiveEvent, LiveEventSession } from './tables.ts'

interface Dated {
  product: { id: string; title: string }
  event: Pick<LiveEvent, 'venue' | 'onlineUrl' | 'place' | 'address' | 'revision'>
  dates: Pick<LiveEventSession, 'position' | 'startsAt' | 'endsAt'>[]
  /** where its holder finds the ticket */
  url: string
  /** of the school */
  host: string
}

/**
 * An event's dates as an iCalendar file (RFC 5545). A date keeps its name when it is moved, and has a higher sequence, so that a calendar that
 * is given the file again moves it as well.
 */
export function calendarOf({ product, event, dates, url, host }: Dated, now: Date): string {
  const where = event.venue === 'online' ? event.onlineUrl : [event.place, ...event.address.split('\n')].join(', ')
  const entries = dates.flatMap(({ position, startsAt, endsAt }) => [
    'BEGIN:VEVENT',
    `UID:${product.id}-${position}@${host}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(product.title)}`,
    ...(where === '' ? [] : [`LOCATION:${escaped(where)}`]),
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Katedra//Live events//EN',
    'METHOD:PUBLISH',
    ...entries,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

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
