import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { dayOf, endOfDay, startOfDay } from './days.ts'
import { isTimeZone } from './time-zone.ts'
import { daysLater, instantOf, monthsLater, wallTimeOf, zonedIso } from './wall-time.ts'

const FROM = Date.parse('2026-01-01T00:00Z')
const UNTIL = Date.parse('2029-01-01T00:00Z')
const ZONES = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...ZONES)
const moment = fc.integer({ min: FROM / MINUTE, max: UNTIL / MINUTE }).map((minutes) => minutes * MINUTE)

const show = (at: number, timeZone: string) => wallTimeOf(new Date(at), timeZone)
const asUtc = (wallTime: string) => Date.parse(`${wallTime}Z`)
const aheadOfUtc = (at: number, timeZone: string) => asUtc(show(at, timeZone)) - at

interface Change {
  zone: string
  /** the first moment after it */
  at: number
  /** how far clocks are put forward; below 0 when they are put back */
  by: number
}

/** Every change of every zone's clocks, found without the code that is tried: by what Intl itself calls the offset. */
function changesOf(timeZone: string): Change[] {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const offset = (at: number) => {
    const { value } = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')!
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(value)!
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE)
  }
  const changes: Change[] = []
  for (let week = FROM; week < UNTIL; week += 7 * DAY) {
    let [low, high] = [week, week + 7 * DAY]
    if (offset(low) === offset(high)) continue
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
      if (offset(middle) === offset(low)) low = middle
      else high = middle
    }
    changes.push({ zone: timeZone, at: high, by: offset(high) - offset(low) })
  }
  return changes
}

const CHANGES = ZONES.flatMap(changesOf)

test('there are changes to be tried, forward and back, by an hour and by less', () => {
  expect(CHANGES.length).toBeGreaterThan(600)
  expect([...new Set(CHANGES.map(({ by }) => by / MINUTE))]).toEqual(expect.arrayContaining([60, -60, 30, -30]))
})

test.each([
  ['in winter', '2026-11-21T14:05', 'Europe/Warsaw', '2026-11-21T13:05:00.000Z'],
  ['in summer', '2026-07-01T00:00', 'Europe/Warsaw', '2026-06-30T22:00:00.000Z'],
  ['half an hour before clocks are put forward', '2027-03-28T01:30', 'Europe/Warsaw', '2027-03-28T00:30:00.000Z'],
  ['in the hour that is left out', '2027-03-28T02:30', 'Europe/Warsaw', '2027-03-28T01:30:00.000Z'],
  ['in the hour that is there twice', '2026-10-25T02:30', 'Europe/Warsaw', '2026-10-25T00:30:00.000Z'],
  ['west of Greenwich', '2026-12-31T20:00', 'America/New_York', '2027-01-01T01:00:00.000Z'],
  ['where clocks differ by quarters', '2026-05-05T05:45', 'Asia/Kathmandu', '2026-05-05T00:00:00.000Z'],
])('%s, %s in %s is %s', (_, typed, timeZone, iso) => {
  expect(instantOf(typed, timeZone)?.toISOString()).toBe(iso)
})

test.each(['', 'soon', '2026-13-01T00:00', '2026-11-21T24:30', '20000-01-01T00:00'])('%j is no time', (typed) => {
  expect(instantOf(typed, 'Europe/Warsaw')).toBeUndefined()
})

test.each(['0000-01-01T00:00', '0001-01-01T00:00', '9999-12-31T23:59'])('%s, typed half-way, is some time', (typed) => {
  fc.assert(fc.property(zone, (timeZone) => Number.isFinite(instantOf(typed, timeZone)?.getTime())))
})

describe('in every zone', () => {
  test('a moment is written and read as itself, or as the first that looks the same', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const read = instantOf(show(at, timeZone), timeZone)!.getTime()
        expect(show(read, timeZone)).toBe(show(at, timeZone))
        expect(read).toBeLessThanOrEqual(at)
        expect(at - read).toBeLessThanOrEqual(2 * HOUR)
      }),
      { numRuns: 3000 },
    )
  })

  test('what is typed comes back as typed, unless clocks never show it', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, typed) => {
        const wallTime = new Date(typed).toISOString().slice(0, 16)
        const shown = show(instantOf(wallTime, timeZone)!.getTime(), timeZone)
        const isLeftOut = CHANGES.some(
          ({ zone, at, by }) =>
            zone === timeZone && by > 0 && typed >= at + aheadOfUtc(at, zone) - by && typed < at + aheadOfUtc(at, zone),
        )
        if (isLeftOut) expect(shown > wallTime).toBe(true)
        else expect(shown).toBe(wallTime)
      }),
      { numRuns: 3000 },
    )
  })

  test('a day begins with its first moment and ends with its last', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const day = dayOf(new Date(at), timeZone)
        const [start, end] = [startOfDay(day, timeZone).getTime(), endOfDay(day, timeZone).getTime()]
        expect([dayOf(new Date(start), timeZone), dayOf(new Date(end), timeZone)]).toEqual([day, day])
        expect(dayOf(new Date(start - 1), timeZone) < day).toBe(true)
        expect(dayOf(new Date(end + 1), timeZone) > day).toBe(true)
        expect(start <= at && at <= end).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('around every change of clocks in three years', () => {
  test('each minute is written and read as itself, the hour that is there twice as the first one', () => {
    for (const { zone, at, by } of CHANGES)
      for (let minutes = -150; minutes <= 150; minutes += 15) {
        const tried = at + minutes * MINUTE
        const isSecond = by < 0 && tried >= at && tried < at - by
        expect(instantOf(show(tried, zone), zone)!.getTime()).toBe(isSecond ? tried + by : tried)
      }
  })

  test('what is left out is moved forward by as much', () => {
    for (const { zone, at, by } of CHANGES.filter(({ by }) => by > 0))
      for (let after = 0; after < by; after += 15 * MINUTE) {
        const leftOut = show(at + after - by, 'UTC')
        const wallTime = new Date(asUtc(leftOut) + aheadOfUtc(at, zone)).toISOString().slice(0, 16)
        expect(instantOf(wallTime, zone)!.getTime()).toBe(at + after)
      }
  })

  test('the day begins and ends at its first and last moment, and has as many hours as it has', () => {
    for (const { zone, at } of CHANGES)
      for (const near of [at - DAY, at - SECOND, at, at + DAY]) {
        const day = dayOf(new Date(near), zone)
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
        expect([dayOf(start, zone), dayOf(end, zone)]).toEqual([day, day])
        expect(dayOf(new Date(start.getTime() - 1), zone) < day).toBe(true)
        expect(dayOf(new Date(end.getTime() + 1), zone) > day).toBe(true)
      }
  })

  test('so many days later is the same time of day, and never before a day less', () => {
    for (const { zone, at } of CHANGES)
      for (const days of [1, 30]) {
        const given = new Date(at - days * DAY + 12 * HOUR)
        const later = daysLater(given, days, zone)
        expect(wallTimeOf(later, zone).slice(11)).toBe(wallTimeOf(given, zone).slice(11))
        expect(Math.abs(later.getTime() - given.getTime() - days * DAY)).toBeLessThanOrEqual(2 * HOUR)
      }
  })
})

test('days of 23 and 25 hours end when they end', () => {
  const hours = (day: string) =>
    (endOfDay(day, 'Europe/Warsaw').getTime() + 1 - startOfDay(day, 'Europe/Warsaw').getTime()) / HOUR
  expect(['2027-03-28', '2026-10-25', '2026-11-21'].map(hours)).toEqual([23, 25, 24])
})

test('files say the hour of the zone and how far it is from UTC', () => {
  const at = new Date('2026-11-21T13:05:33.250Z')
  expect(['Europe/Warsaw', 'America/St_Johns', 'UTC'].map((timeZone) => zonedIso(at, timeZone))).toEqual([
    '2026-11-21T14:05:33+01:00',
    '2026-11-21T09:35:33-03:30',
    '2026-11-21T13:05:33+00:00',
  ])
  fc.assert(
    fc.property(zone, moment, (timeZone, moment) => Date.parse(zonedIso(new Date(moment), timeZone)) === moment),
  )
})

test.each([
  ['Europe/Warsaw', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+01:00', false],
  ['Europe/Nowhere', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})

describe('months later', () => {
  test.each([
    ['2026-01-31T10:00', 1, 'Europe/Warsaw', '2026-02-28T10:00'],
    ['2026-01-31T10:00', 2, 'Europe/Warsaw', '2026-03-31T10:00'],
    ['2028-01-31T10:00', 1, 'Europe/London', '2028-02-29T10:00'],
    ['2028-02-29T23:30', 12, 'America/New_York', '2029-02-28T23:30'],
    ['2028-02-29T23:30', 48, 'America/New_York', '2032-02-29T23:30'],
    ['2026-12-31T23:59', 1, 'Europe/Warsaw', '2027-01-31T23:59'],
    ['2026-02-28T02:30', 1, 'Europe/Warsaw', '2026-03-28T02:30'],
    ['2027-02-28T02:30', 1, 'Europe/Warsaw', '2027-03-28T03:30'],
    ['2026-09-25T02:30', 1, 'Europe/Warsaw', '2026-10-25T02:30'],
    ['2027-02-14T02:30', 1, 'America/New_York', '2027-03-14T03:30'],
  ])('%s and %i months in %s is %s', (from, months, timeZone, to) => {
    expect(wallTimeOf(monthsLater(instantOf(from, timeZone)!, months, timeZone), timeZone)).toBe(to)
  })

  test('counted from one day, each is later than the one before, in its own month, and at most three days short of its day', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 60 }), zone, (from, months, timeZone) => {
        const [before, after] = [months, months + 1].map((each) => monthsLater(new Date(from), each, timeZone)) as [
          Date,
          Date,
        ]
        expect(after.getTime()).toBeGreaterThan(before.getTime())
        const [begun, reached] = [new Date(from), after].map((at) => dayOf(at, timeZone).split('-').map(Number)) as [
          number[],
          number[],
        ]
        // An hour that is left out at midnight moves it to the next day.
        const inMonths = (reached[0]! - begun[0]!) * 12 + reached[1]! - begun[1]!
        expect(inMonths === months + 1 || reached[2] === 1).toBe(true)
        expect(begun[2]! - reached[2]!).toBeLessThanOrEqual(3 + (reached[2] === 1 ? 31 : 0))
      }),
    )
  })
})
