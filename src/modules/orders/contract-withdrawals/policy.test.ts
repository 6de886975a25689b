import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import type { TakingPlace } from '#modules/access/index.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { CONSENT_KINDS, type ConsentKind } from '../vocabulary.ts'
import { type Concluded, contractOf } from './contract-of.ts'
import { returnEndsAt, withdrawalEndsAt } from './deadline.ts'
import { type Contract, judge, keptOf, withdrawableUntil } from './policy.ts'
import { readOrderNumber } from './read-order-number.ts'
import { refundsByLine } from '../refunds-by-line.ts'

const MADE = new Date('2026-11-02T10:00:00Z')
const SOON = new Date('2026-11-05T10:00:00Z')
const WAIVED: ConsentKind[] = ['terms', 'digital_content_now', 'digital_content_waiver']
const BEGUN: ConsentKind[] = ['terms', 'service_now', 'service_waiver']
const DAY_TEN = new Date('2026-11-12T10:00:00Z')
type Line = Concluded['lines'][number]

const course: Line = {
  id: 'course',
  productId: 'product',
  kind: 'main',
  plan: null,
  productKind: 'course',
  amount: 10_000,
  quantity: 1,
  seats: 0,
  parts: [],
  accessDays: 0,
  accessUntil: null,
}
const month: Line = { ...course, id: 'month', productKind: 'membership', accessDays: 30 }
const event: Line = { ...course, id: 'event', productKind: 'live_event' }
const talk: Line = { ...course, id: 'talk', productKind: 'consultation' }
const HALF_PAST = new Date(SOON.getTime() - HOUR / 2)
const hourFrom = (startsAt: Date) => ({
  productId: 'product',
  sourceId: '',
  startsAt,
  endsAt: new Date(startsAt.getTime() + HOUR),
})
const gift: Line = { ...course, id: 'gift', seats: 1 }
const five: Line = { ...course, id: 'five', amount: 50_000, quantity: 5, seats: 5 }
const six: Line = { ...five, id: 'six', amount: 60_000, quantity: 6 }

interface Given {
  madeAt?: Date | null
  consents?: ConsentKind[]
  lines?: Line[]
  timeZone?: string
  /** when seats of which line were accepted */
  claimed?: [string, Date][]
  /** when a consultation takes place */
  time?: TakingPlace | undefined
}

function about({ madeAt = MADE, consents = ['terms'], lines = [course], claimed = [], ...rest }: Given): Contract {
  const order = {
    id: 'order',
    studentId: 'buyer',
    seller: null,
    fulfilledAt: madeAt,
    consents: consents.map((kind) => ({ kind, text: '', version: 1 })),
  }
  const given = claimed.map(([orderLineId, at], index) => ({ id: `seat-${index}`, orderLineId, personId: null, at }))
  const times = new Map(
    lines.filter(({ productKind }) => productKind === 'consultation').map(({ id }) => [id, rest.time ?? null]),
  )
  return contractOf(
    { order, lines, transactionId: null },
    {
      given,
      times,
      timeZone: rest.timeZone ?? 'Europe/Warsaw',
      counted: new Set(),
    },
  )
}
const claims = (line: string, count: number, at = MADE): [string, Date][] =>
  Array.from({ length: count }, () => [line, at])

test.each([
  ['fourteen days, the first not counted', '2026-11-02T10:00:00Z', 'Europe/Warsaw', '2026-11-16T22:59:59.999Z'],
  ['by the clocks of the school', '2026-11-02T23:30:00Z', 'Europe/Warsaw', '2026-11-17T22:59:59.999Z'],
  ['and of another school', '2026-11-02T23:30:00Z', 'America/New_York', '2026-11-17T04:59:59.999Z'],
  ['over changed clocks', '2026-10-20T10:00:00Z', 'Europe/Warsaw', '2026-11-03T22:59:59.999Z'],
  ['Independence Day in Poland, which is none', '2026-10-28T10:00:00Z', 'Europe/Warsaw', '2026-11-12T22:59:59.999Z'],
  ['that day in Berlin, where it is one', '2026-10-28T10:00:00Z', 'Europe/Berlin', '2026-11-11T22:59:59.999Z'],
  ['a Saturday is the Monday after', '2026-11-07T10:00:00Z', 'Europe/Warsaw', '2026-11-23T22:59:59.999Z'],
  ['and so is a Sunday', '2026-11-08T10:00:00Z', 'Europe/Warsaw', '2026-11-23T22:59:59.999Z'],
])('the right ends after %s', (_, made, timeZone, ends) => {
  expect(withdrawalEndsAt(new Date(made), { timeZone }).toISOString()).toBe(ends)
})

test('the public holidays are those of the seller’s country, whatever its clocks', () => {
  const calendar = { timeZone: 'Europe/Berlin', country: 'PL' }
  expect(withdrawalEndsAt(new Date('2026-10-28T10:00:00Z'), calendar).toISOString()).toBe('2026-11-12T22:59:59.999Z')
})

test('money has to be returned within fourteen days, counted the same way', () => {
  const returned = (stated: string) => returnEndsAt(new Date(stated), { timeZone: 'Europe/Warsaw' }).toISOString()
  expect(returned('2026-11-09T10:00:00Z')).toBe('2026-11-23T22:59:59.999Z')
  expect(returned('2026-11-07T10:00:00Z')).toBe('2026-11-23T22:59:59.999Z')
})

test.each([
  ['nothing was waived', about({}), SOON, 'accepted', 10_000],
  ['the last moment', about({}), new Date('2026-11-16T22:59:59.999Z'), 'accepted', 10_000],
  ['a moment later', about({}), new Date('2026-11-16T23:00:00.000Z'), 'too_late', 0],
  ['the right was waived', about({ consents: WAIVED }), SOON, 'waived', 0],
  ['half a waiver is none', about({ consents: WAIVED.slice(0, 2) }), SOON, 'accepted', 10_000],
  ['waived, but nothing given yet', about({ consents: WAIVED, madeAt: null }), SOON, 'accepted', 0],
  ['what was free', about({ lines: [{ ...course, amount: 0 }] }), SOON, 'accepted', 0],
  ['a dated event', about({ consents: ['terms', 'dated_event'], lines: [event] }), SOON, 'dated_event', 0],
  ['a consultation that is still to be booked', about({ consents: BEGUN, lines: [talk] }), SOON, 'accepted', 10_000],
  ['one that is to come', about({ consents: BEGUN, lines: [talk], time: hourFrom(DAY_TEN) }), SOON, 'accepted', 10_000],
  [
    'one half of which is over',
    about({ consents: BEGUN, lines: [talk], time: hourFrom(HALF_PAST) }),
    SOON,
    'accepted',
    5_000,
  ],
  ['one that has taken place', about({ consents: BEGUN, lines: [talk], time: hourFrom(MADE) }), SOON, 'performed', 0],
  ['one that was not asked for at once', about({ lines: [talk], time: hourFrom(MADE) }), SOON, 'accepted', 10_000],
  ['a service begun at once', about({ consents: BEGUN, lines: [month] }), SOON, 'accepted', 9_000],
  ['one that was not asked for at once', about({ lines: [month] }), SOON, 'accepted', 10_000],
  ['one without an end', about({ consents: BEGUN, lines: [{ ...month, accessDays: 0 }] }), SOON, 'accepted', 10_000],
  ['one that is over', about({ consents: BEGUN, lines: [{ ...month, accessDays: 2 }] }), SOON, 'performed', 0],
  [
    'some of an order',
    about({ consents: [...WAIVED, 'service_now'], lines: [course, month] }),
    SOON,
    'accepted',
    9_000,
  ],
] as const)('%s', (_, contract, statedAt, verdict, dueAmount) => {
  expect(judge(contract, statedAt)).toMatchObject({ verdict, dueAmount })
})

test.each<[string, Given, [string, number, number][]]>([
  ['a gift before its day', { lines: [gift] }, [['accepted', 1, 10_000]]],
  ['a gift that was accepted', { lines: [gift], claimed: claims('gift', 1) }, [['waived', 1, 0]]],
  ['a gift that is accepted later', { lines: [gift], claimed: claims('gift', 1, DAY_TEN) }, [['accepted', 1, 10_000]]],
  ['five that nobody claimed', { lines: [five] }, [['accepted', 5, 50_000]]],
  [
    'five of which two were claimed',
    { lines: [five], claimed: claims('five', 2) },
    [
      ['accepted', 3, 30_000],
      ['waived', 2, 0],
    ],
  ],
  ['five that were all claimed', { lines: [five], claimed: claims('five', 5) }, [['waived', 5, 0]]],
  [
    'one of the buyer’s own and five that nobody claimed',
    { lines: [six] },
    [
      ['accepted', 5, 50_000],
      ['waived', 1, 0],
    ],
  ],
  [
    'a price that cannot be divided',
    { lines: [{ ...five, amount: 10_001 }], claimed: claims('five', 2) },
    [
      ['accepted', 3, 6_001],
      ['waived', 2, 0],
    ],
  ],
])('of %s is left what had not begun', (_, given, parts) => {
  const { lines } = judge(about({ consents: WAIVED, ...given }), SOON)
  expect(lines.map(({ verdict, quantity, amount }) => [verdict, quantity, amount])).toEqual(parts)
})

test('lines of other kinds are judged each by itself, and so are their seats', () => {
  const lines = [
    course,
    { ...five, id: 'seats' },
    month,
    event,
    { ...month, id: 'months', quantity: 2, seats: 2, amount: 20_000 },
  ]
  const consents: ConsentKind[] = [...WAIVED, 'service_now', 'service_waiver', 'dated_event']
  const claimed = [...claims('seats', 1), ...claims('months', 1)]
  expect(judge(about({ lines, consents, claimed }), SOON)).toEqual({
    verdict: 'accepted',
    dueAmount: 40_000 + 9_000 + 19_000,
    lines: [
      { lineId: 'course', verdict: 'waived', amount: 0, quantity: 1, isOwn: true, begunAt: MADE.toISOString() },
      { lineId: 'seats', verdict: 'accepted', amount: 40_000, quantity: 4, isOwn: false, begunAt: null },
      { lineId: 'seats', verdict: 'waived', amount: 0, quantity: 1, isOwn: false, begunAt: MADE.toISOString() },
      { lineId: 'month', verdict: 'accepted', amount: 9_000, quantity: 1, isOwn: true, begunAt: MADE.toISOString() },
      { lineId: 'event', verdict: 'dated_event', amount: 0, quantity: 1, isOwn: true, begunAt: MADE.toISOString() },
      { lineId: 'months', verdict: 'accepted', amount: 19_000, quantity: 2, isOwn: false, begunAt: MADE.toISOString() },
    ],
  })
})

test('after fourteen days nothing is left, claimed or not', () => {
  const { lines } = judge(
    about({ lines: [five], consents: WAIVED, claimed: claims('five', 2) }),
    new Date('2026-12-01'),
  )
  expect(lines.map(({ verdict, quantity }) => [verdict, quantity])).toEqual([
    ['waived', 2],
    ['too_late', 3],
  ])
})

test('what the contract goes on for is what was not left', () => {
  const contract = about({ lines: [six], consents: WAIVED, claimed: claims('six', 2) })
  expect(keptOf(contract, contract.lines[0]!, SOON)).toMatchObject([
    { isOwn: true },
    { isOwn: false, seatId: 'seat-0' },
    { isOwn: false, seatId: 'seat-1' },
  ])
})

test('of a bundle each part is judged for itself, by its share of the price', () => {
  const part = (kind: Line['productKind'], amount: number) => ({ productId: kind, kind, title: kind, amount })
  const parts = [part('course', 5_000), part('live_event', 2_000), part('membership', 3_000), part('download', 0)]
  const bundle: Line = { ...month, id: 'bundle', productKind: 'bundle', parts }
  const contract = about({ consents: [...WAIVED, ...BEGUN, 'dated_event'], lines: [bundle] })
  const { lines, dueAmount } = judge(contract, SOON)
  expect(lines.map(({ lineId, partId, verdict, amount }) => [lineId, partId, verdict, amount])).toEqual([
    ['bundle', 'course', 'waived', 0],
    ['bundle', 'live_event', 'dated_event', 0],
    ['bundle', 'membership', 'accepted', 2_700],
    ['bundle', 'download', 'waived', 0],
  ])
  expect(dueAmount).toBe(2_700)
  expect(judge(about({ lines: [bundle] }), SOON)).toMatchObject({ verdict: 'accepted', dueAmount: 10_000 })
})

test('until when is told only where there is a right', () => {
  expect(withdrawableUntil(about({}), SOON)?.toISOString()).toBe('2026-11-16T22:59:59.999Z')
  expect(withdrawableUntil(about({ consents: WAIVED }), SOON)).toBeNull()
  expect(withdrawableUntil(about({ madeAt: null }), SOON)).toBeNull()
  expect(withdrawableUntil(about({}), new Date('2026-12-01T00:00:00Z'))).toBeNull()
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constant<Line['kind']>('main'),
    plan: fc.constant(null),
    productKind: fc.constantFrom(...PRODUCT_KINDS),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 7 }),
    parts: fc.constant<Line['parts']>([]),
    accessDays: fc.constantFrom(0, 1, 13, 30, 365),
    accessUntil: fc.option(fc.constantFrom(SOON, new Date('2027-01-01T00:00:00Z'))),
    isOwn: fc.boolean(),
    claimed: fc.integer({ min: 0, max: 7 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
)
const contracts = fc
  .record({
    madeAt: fc.option(fc.constant(MADE)),
    consents: fc.subarray([...CONSENT_KINDS]),
    lines,
    timeZone: fc.constantFrom('Europe/Warsaw', 'Pacific/Auckland', 'America/New_York'),
  })
  .map(({ lines, ...rest }) => ({
    ...rest,
    lines: lines.map(({ isOwn, quantity, ...line }) => ({
      ...line,
      productId: 'product',
      quantity,
      seats: isOwn ? quantity - 1 : quantity,
    })),
    claimed: lines.flatMap(({ id, claimed, isOwn, quantity }) =>
      claims(id, Math.min(claimed, isOwn ? quantity - 1 : quantity), SOON),
    ),
  }))
  .map(about)

test('of no line is more due than it cost, nothing of what is refused, and each unit is judged once', () => {
  fc.assert(
    fc.property(contracts, fc.integer({ min: 0, max: 40 }), (contract, days) => {
      const judged = judge(contract, new Date(MADE.getTime() + days * DAY))
      for (const { id, amount, units } of contract.lines) {
        const parts = judged.lines.filter(({ lineId }) => lineId === id)
        expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units.length)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(amount)
        for (const part of parts) expect(part.amount).toBeGreaterThanOrEqual(0)
        for (const part of parts) if (part.verdict !== 'accepted') expect(part.amount).toBe(0)
      }
      expect(judged.dueAmount).toBe(judged.lines.reduce((sum, { amount }) => sum + amount, 0))
      expect(judged.verdict === 'accepted').toBe(judged.lines.some(({ verdict }) => verdict === 'accepted'))
    }),
  )
})

test('what is left of it is split over lines that have it left, and none gets back more than it cost', () => {
  const part = fc.record({ amount: fc.integer({ min: 0, max: 999 }), returned: fc.integer({ min: 0, max: 999 }) })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 999 }),
      (parts, elsewhere) => {
        const due = parts.map(({ amount }, at) => ({ lineId: `${at}`, amount }))
        const returned = parts.map((each, at) => ({ id: `${at}`, returnedAmount: each.returned }))
        const back = parts.reduce((sum, each) => sum + each.returned, elsewhere)
        const left = Math.max(0, parts.reduce((sum, { amount }) => sum + amount, 0) - back)
        const wanted = refundsByLine({ due, returned, left })
        expect(wanted.reduce((sum, { amount }) => sum + amount, 0)).toBe(left)
        for (const { lineId, amount } of wanted) {
          const { amount: due, returned: before } = parts[Number(lineId)]!
          expect(amount).toBeGreaterThan(0)
          expect(amount + before).toBeLessThanOrEqual(due)
        }
      },
    ),
  )
})

test.each([
  ['7KQ4-M2XD', '7KQ4-M2XD'],
  [' 7kq4 m2xd ', '7KQ4-M2XD'],
  ['7KQ4M2XD', '7KQ4-M2XD'],
  ['o1lI-0000', '0111-0000'],
  ['', '-'],
])('an order’s number typed as %j is %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})
