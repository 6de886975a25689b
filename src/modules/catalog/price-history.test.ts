import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { dayNamed, dayOf, startOfDay } from '#platform/time/days.ts'
import { type AppliedPrice, crossableFrom, lowestBefore, pricesSince } from './price-history.ts'
import type { Promotion } from './promotions/promotion.ts'

const START = Date.parse('2026-11-01T00:00:00Z')
const day = (number: number) => new Date(START + number * DAY)
const applied = (amount: number, from: number, until: number | null): AppliedPrice => ({
  amount,
  appliedFrom: day(from),
  appliedUntil: until === null ? null : day(until),
})

describe('the lowest price of the 30 days before a reduction', () => {
  const cases: Array<[string, AppliedPrice[], number, number | undefined]> = [
    ['is the only price there was', [applied(100, -90, null)], 0, 100],
    ['counts a price that ended inside the window', [applied(80, -60, -29), applied(100, -29, null)], 0, 80],
    ['leaves out a price that ended exactly 30 days before', [applied(80, -60, -30), applied(100, -30, null)], 0, 100],
    ['leaves out a price that begins with the reduction', [applied(100, -60, 0), applied(50, 0, null)], 0, 100],
    ['counts an earlier promotion', [applied(100, -60, -20), applied(60, -20, -10), applied(100, -10, null)], 0, 60],
    ['judges a product by the days it has', [applied(70, -3, null)], 0, 70],
    ['leaves out a price that applied for no time', [applied(1, -5, -5), applied(90, -5, null)], 0, 90],
    ['is unknown when nothing was offered before', [applied(70, 0, null)], 0, undefined],
  ]
  test.each(cases)('%s', (_, history, at, lowest) => {
    expect(lowestBefore(history, day(at), 'UTC')).toBe(lowest)
  })

  test('counts days of the school, one of them of 25 hours', () => {
    const ended = new Date(day(-30).getTime() - 30 * MINUTE)
    const history = [
      { amount: 80, appliedFrom: day(-60), appliedUntil: ended },
      { amount: 100, appliedFrom: ended, appliedUntil: null },
    ]
    expect([lowestBefore(history, day(0), 'Europe/Warsaw'), lowestBefore(history, day(0), 'UTC')]).toEqual([80, 100])
  })
})

describe('the day from which a price may be crossed out', () => {
  test('is none while something lower applies', () => {
    expect(crossableFrom([applied(100, -90, -5), applied(80, -5, null)], 100, 'UTC')).toBeUndefined()
  })

  test('is 30 days after the last lower price ended: that day if it ended at midnight, or the next', () => {
    const lower = (until: number) => [applied(80, -60, until), applied(100, until, null)]
    expect(crossableFrom(lower(-3), 100, 'UTC')).toEqual(day(27))
    expect(crossableFrom(lower(-2.5), 100, 'UTC')).toEqual(day(28))
  })

  test('is the first of which it is true, whatever was sold for how long, and wherever', () => {
    const prices = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 9 }), hours: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 8 },
    )
    const zones = fc.constantFrom('Europe/Warsaw', 'UTC', 'Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe')
    const starts = fc.integer({ min: 0, max: 400 * 24 })
    fc.assert(
      fc.property(prices, zones, starts, (sold, timeZone, startsAfter) => {
        let at = START + startsAfter * HOUR
        const past = sold.map(({ amount, hours }) => {
          const appliedFrom = new Date(at)
          at += hours * HOUR
          return { amount, appliedFrom, appliedUntil: new Date(at) }
        })
        const now = new Date(at)
        const history: AppliedPrice[] = [...past, { amount: 10, appliedFrom: now, appliedUntil: null }]
        const from = crossableFrom(history, 10, timeZone)!
        const dayBefore = startOfDay(dayNamed(Date.parse(dayOf(from, timeZone)) - DAY), timeZone)
        expect(lowestBefore(history, from, timeZone)).toBe(10)
        expect(lowestBefore(history, dayBefore, timeZone)).toBeLessThan(10)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the prices since the last one written down', () => {
  const promotion = (given: Partial<Promotion>) =>
    ({
      amount: 60,
      startsAt: day(0),
      endsAt: null,
      endedAt: null,
      packagesLimit: -1,
      packagesSold: 0,
      ...given,
    }) as Promotion
  const before = { amount: 100, appliedFrom: day(-10) }
  const during = { amount: 60, appliedFrom: day(0) }
  const cases: Array<[string, Parameters<typeof pricesSince>, Array<[number, number]>]> = [
    ['none without a change', [before, 100, undefined, day(1)], []],
    ['a new standard price applies now', [before, 120, undefined, day(1)], [[120, 1]]],
    ['a planned promotion changes nothing yet', [before, 100, promotion({ startsAt: day(5) }), day(1)], []],
    ['a promotion applies from its start, however late it is noticed', [before, 100, promotion({}), day(3)], [[60, 0]]],
    ['a promotion already written down is not repeated', [during, 100, promotion({}), day(3)], []],
    [
      'its end date brings the price back at that moment',
      [during, 100, promotion({ endsAt: day(2) }), day(3)],
      [[100, 2]],
    ],
    [
      'start and end, both unnoticed',
      [before, 100, promotion({ endsAt: day(2) }), day(9)],
      [
        [60, 0],
        [100, 2],
      ],
    ],
    [
      'the last package brings the price back now',
      [during, 100, promotion({ packagesLimit: 3, packagesSold: 3 }), day(4)],
      [[100, 4]],
    ],
    [
      'a package given back brings the reduction back',
      [{ amount: 100, appliedFrom: day(4) }, 100, promotion({ packagesLimit: 3, packagesSold: 2 }), day(5)],
      [[60, 5]],
    ],
    ['a new standard price under a running promotion is not offered yet', [during, 150, promotion({}), day(3)], []],
  ]
  test.each(cases)('%s', (_, given, expected) => {
    expect(
      pricesSince(...given).map(({ amount, appliedFrom }) => [amount, (appliedFrom.getTime() - START) / DAY]),
    ).toEqual(expected)
  })
})
