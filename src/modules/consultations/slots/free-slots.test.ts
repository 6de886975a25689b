import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { dayOf } from '#platform/time/days.ts'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import { type Busy, freeSlots, type Hours, type SlotTerms } from './free-slots.ts'

const WARSAW = 'Europe/Warsaw'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const TERMS: SlotTerms = { lengthMinutes: 60, bufferBefore: 0, bufferAfter: 0, noticeHours: 0, horizonDays: 7 }
const at = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}
const weekly = (from: string, until: string, weekdays = EVERY_DAY): Hours => ({
  rules: weekdays.map((weekday) => ({ weekday, from: at(from), until: at(until) })),
  exceptions: [],
})

interface Given {
  hours: Hours
  now: string
  terms?: Partial<SlotTerms>
  busy?: Busy[]
  timeZone?: string
  from?: string
}
const slotsOf = ({ now, terms, busy = [], timeZone = WARSAW, ...given }: Given) => [
  ...freeSlots({ ...given, busy, timeZone, now: new Date(now), terms: { ...TERMS, ...terms } }),
]
const startsOn = (day: string, given: Given, reader = given.timeZone ?? WARSAW) =>
  slotsOf(given)
    .filter(({ startsAt }) => dayOf(startsAt, given.timeZone ?? WARSAW) === day)
    .map(({ startsAt }) => wallTimeOf(startsAt, reader).slice(11))

describe('on a day like any other', () => {
  const monday = '2026-11-23'
  test.each<[string, Partial<Given>, string[]]>([
    ['an hour after another, within the hours', {}, ['09:00', '10:00', '11:00']],
    ['none that ends later', { terms: { lengthMinutes: 50 } }, ['09:00', '09:50', '10:40']],
    ['apart by what is kept free', { terms: { bufferBefore: 5, bufferAfter: 10 } }, ['09:00', '10:15']],
    ['none sooner than the notice', { now: '2026-11-23T06:30Z', terms: { noticeHours: 2 } }, ['10:00', '11:00']],
    [
      'of hours that follow one another as of one',
      { hours: hoursOf(['09:00', '10:30'], ['10:30', '12:00']) },
      ['09:00', '10:00', '11:00'],
    ],
    ['of hours with a break', { hours: hoursOf(['09:00', '10:30'], ['11:00', '12:00']) }, ['09:00', '11:00']],
    [
      'after a break that is shorter than what is kept free as soon as that is over',
      {
        hours: hoursOf(['09:00', '10:00'], ['10:05', '12:30']),
        terms: { bufferBefore: 5, bufferAfter: 10 },
      },
      ['09:00', '10:15', '11:30'],
    ],
    [
      'the last before midnight only if what is kept free after it ends before the first of the next day',
      { hours: daysOf([1, '21:00', '24:00'], [2, '00:00', '02:00']), terms: { lengthMinutes: 50, bufferAfter: 15 } },
      ['21:00', '22:05'],
    ],
    [
      'that one too, when the next day has no room for any',
      { hours: daysOf([1, '21:00', '24:00'], [2, '00:00', '00:45']), terms: { lengthMinutes: 50, bufferAfter: 15 } },
      ['21:00', '22:05', '23:10'],
    ],
    [
      'none on a day that is closed',
      { hours: { ...weekly('09:00', '12:00'), exceptions: [{ day: monday, span: null }] } },
      [],
    ],
    [
      'other hours on a day of its own',
      {
        hours: {
          ...weekly('09:00', '12:00'),
          exceptions: [{ day: monday, span: { from: at('18:00'), until: at('24:00') } }],
        },
      },
      ['18:00', '19:00', '20:00', '21:00', '22:00', '23:00'],
    ],
    ['none on other weekdays', { hours: weekly('09:00', '12:00', [2]) }, []],
    ['none beyond the horizon', { now: '2026-11-21T10:00Z', terms: { horizonDays: 1 } }, []],
    [
      'those of the last day of the horizon',
      { now: '2026-11-21T10:00Z', terms: { horizonDays: 2 } },
      ['09:00', '10:00', '11:00'],
    ],
    ['none before the day asked from', { from: '2026-11-24' }, []],
    ['those of today for whoever asks from the past', { from: '2020-01-01' }, ['09:00', '10:00', '11:00']],
    ['none of what is taken', { busy: [busyAt('2026-11-23T09:00Z', 60)] }, ['09:00', '11:00']],
    [
      'nor beside it, where time is kept free',
      { hours: weekly('09:00', '13:00'), busy: [busyAt('2026-11-23T09:00Z', 60)], terms: { bufferAfter: 10 } },
      ['11:20'],
    ],
  ])('%s', (_, given, starts) => {
    expect(startsOn(monday, { hours: weekly('09:00', '12:00'), now: '2026-11-23T04:00Z', ...given })).toEqual(starts)
  })
})

describe('when clocks are changed', () => {
  test.each([
    ['put forward', '2027-03-28', ['01:00', '03:00', '04:00'], 'the hour that is left out'],
    ['put back', '2026-10-25', ['01:00', '02:00', '02:00', '03:00', '04:00'], 'both that are shown alike'],
    ['put back a year later', '2027-10-31', ['01:00', '02:00', '02:00', '03:00', '04:00'], 'both'],
  ])('%s, on %s there are %j', (_, day, starts) => {
    const now = new Date(Date.parse(day) - 2 * DAY).toISOString()
    expect(startsOn(day, { hours: weekly('01:00', '05:00'), now })).toEqual(starts)
    expect(startsOn(day, { hours: weekly('09:00', '11:00'), now })).toEqual(['09:00', '10:00'])
  })

  test('hours that begin in what is left out begin after it, and those in what is shown twice are there twice', () => {
    expect(startsOn('2027-03-28', { hours: weekly('02:30', '04:00'), now: '2027-03-26T12:00Z' })).toEqual(['03:00'])
    const short = { terms: { lengthMinutes: 30 }, now: '2026-10-23T12:00Z' }
    expect(
      slotsOf({ hours: weekly('02:30', '03:00', [7]), ...short }).map(({ startsAt }) => startsAt.toISOString()),
    ).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  })

  test.each([
    ['2026-10-24', '09:00', '03:00', 'six hours before Warsaw'],
    ['2026-10-26', '09:00', '04:00', 'five, while New York has not changed yet'],
    ['2026-11-02', '09:00', '03:00', 'six again'],
    ['2027-03-15', '09:00', '04:00', 'five, as New York is earlier in spring, too'],
    ['2027-03-29', '09:00', '03:00', 'six'],
  ])('on %s, who teaches at %s in Warsaw is met at %s in New York: %s', (day, warsaw, newYork) => {
    const given = { hours: weekly(warsaw, '10:00'), now: new Date(Date.parse(day) - DAY).toISOString() }
    expect(startsOn(day, given)).toEqual([warsaw])
    expect(startsOn(day, given, 'America/New_York')).toEqual([newYork])
  })
})

test('no slot lies outside the hours, before the notice, beyond the horizon, or over what is taken; none crosses another, and they are the same from whichever day on', () => {
  const minute = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters * 15)
  const span = fc
    .tuple(minute, minute)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other) }))
  const given = fc.record({
    timeZone: fc.constantFrom(WARSAW, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'),
    now: fc.constantFrom(
      '2026-10-24T11:07Z',
      '2027-03-26T23:59Z',
      '2027-04-03T00:00Z',
      '2026-10-31T20:00Z',
      '2026-07-01T12:00Z',
    ),
    rules: fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), span }), { maxLength: 7 }),
    closed: fc.integer({ min: 0, max: 8 }),
    later: fc.integer({ min: 0, max: 8 }),
    taken: fc.array(fc.integer({ min: 0, max: 9 * 24 }), { maxLength: 5 }),
    terms: fc.record({
      lengthMinutes: fc.constantFrom(10, 25, 60, 90),
      bufferBefore: fc.constantFrom(0, 15),
      bufferAfter: fc.constantFrom(0, 5, 30),
      noticeHours: fc.constantFrom(0, 3, 30),
      horizonDays: fc.constantFrom(1, 8),
    }),
  })
  fc.assert(
    fc.property(given, ({ timeZone, now: typed, rules, closed, later, taken, terms }) => {
      const now = new Date(typed)
      const day = dayOf(new Date(now.getTime() + closed * DAY), timeZone)
      const hours: Hours = {
        rules: apart(rules.map(({ weekday, span: own }) => ({ weekday, ...own }))),
        exceptions: [{ day, span: null }],
      }
      const busy = [...new Set(taken)].map((hour) => busyAt(new Date(now.getTime() + hour * HOUR).toISOString(), 45))
      const offered = [...freeSlots({ hours, terms, busy, now, timeZone })]
      const laterDay = dayOf(new Date(now.getTime() + later * DAY), timeZone)
      expect([...freeSlots({ hours, terms, busy, now, timeZone, from: laterDay })]).toEqual(
        offered.filter(({ startsAt }) => dayOf(startsAt, timeZone) >= laterDay),
      )
      let last = 0
      for (const { startsAt, endsAt } of offered) {
        const [start, end] = [startsAt.getTime(), endsAt.getTime()]
        expect(end - start).toBe(terms.lengthMinutes * MINUTE)
        expect(start - terms.bufferBefore * MINUTE).toBeGreaterThanOrEqual(last)
        last = end + terms.bufferAfter * MINUTE
        expect(start).toBeGreaterThanOrEqual(now.getTime() + terms.noticeHours * HOUR)
        expect(start).toBeLessThan(now.getTime() + (terms.horizonDays + 1) * DAY + 2 * HOUR)
        for (const { busyFrom, busyUntil } of busy)
          expect(busyUntil.getTime() <= start - terms.bufferBefore * MINUTE || busyFrom.getTime() >= last).toBe(true)
        for (let moment = start; moment < end; moment += 5 * MINUTE) {
          const shown = wallTimeOf(new Date(moment), timeZone)
          const weekday = new Date(shown.slice(0, 10)).getUTCDay() || 7
          expect(shown.slice(0, 10)).not.toBe(day)
          const minuteOfDay = at(shown.slice(11))
          const isOpen = hours.rules.some(
            (rule) => rule.weekday === weekday && minuteOfDay >= rule.from && minuteOfDay < rule.until,
          )
          expect(isOpen).toBe(true)
        }
      }
    }),
    { numRuns: 150 },
  )
})

type Rule = Hours['rules'][number]

/** Those that cross none before them. */
function apart(rules: Rule[]): Rule[] {
  return rules.filter(
    ({ weekday, from, until }, place) =>
      !rules.slice(0, place).some((other) => other.weekday === weekday && other.from < until && from < other.until),
  )
}

function busyAt(from: string, minutes: number): Busy {
  const busyFrom = new Date(from)
  return { busyFrom, busyUntil: new Date(busyFrom.getTime() + minutes * MINUTE) }
}

function daysOf(...spans: [weekday: number, from: string, until: string][]): Hours {
  return {
    rules: spans.map(([weekday, from, until]) => ({ weekday, from: at(from), until: at(until) })),
    exceptions: [],
  }
}

function hoursOf(...spans: [string, string][]): Hours {
  return { rules: spans.map(([from, until]) => ({ weekday: 1, from: at(from), until: at(until) })), exceptions: [] }
}
