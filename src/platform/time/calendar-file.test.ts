import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const NOW = new Date('2026-11-26T09:00:00Z')
const ENTRY: CalendarEntry = {
  uid: 'one@school.test',
  revision: 2,
  startsAt: new Date('2026-11-26T10:00:00Z'),
  endsAt: new Date('2026-11-26T11:30:00Z'),
  title: 'Rysunek',
  where: '',
  url: 'https://school.test/my/events/1?day=2&hour=3',
}
/** Lines as a calendar reads them: those that were folded put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an entry says when, in UTC, and how often it was changed', () => {
  expect(linesOf(calendarFile([ENTRY], NOW))).toEqual(
    expect.arrayContaining([
      'PRODID:-//Katedra//Calendar//EN',
      'UID:one@school.test',
      'SEQUENCE:2',
      'DTSTAMP:20261126T090000Z',
      'DTSTART:20261126T100000Z',
      'DTEND:20261126T113000Z',
      'SUMMARY:Rysunek',
    ]),
  )
})

test('whatever is in a text stays in its line', () => {
  const file = calendarFile([{ ...ENTRY, title: 'Ą; b, c\\d\r\nSTATUS:CANCELLED' }], NOW, 'Szkoła, "Ż"\nX-EVIL:1')
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['SUMMARY:Ą\\; b\\, c\\\\d\\nSTATUS:CANCELLED', 'X-WR-CALNAME:Szkoła\\, "Ż"\\nX-EVIL:1']),
  )
})

test('no line is longer than 75 bytes, no letter is cut in two, and the last line ends as well', () => {
  const title = 'Żółć 🐢 '.repeat(40).trim()
  const file = calendarFile([{ ...ENTRY, title }], NOW)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('what is cancelled says so', () => {
  expect(linesOf(calendarFile([{ ...ENTRY, isCancelled: true }], NOW))).toContain('STATUS:CANCELLED')
  expect(calendarFile([ENTRY], NOW)).not.toContain('STATUS')
})
