import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { DAY } from '#platform/clock.ts'
import { CONSENT_KINDS, type ConsentKind } from '../vocabulary.ts'
import { returnEndsAt, withdrawalEndsAt } from './deadline.ts'
import { type Contract, judge, withdrawableUntil } from './policy.ts'
import { readOrderNumber } from './read-order-number.ts'
import { sharesOf } from '../orders/shares-of.ts'

const MADE = new Date('2026-11-02T10:00:00Z')
const SOON = new Date('2026-11-05T10:00:00Z')
const WAIVED: ConsentKind[] = ['terms', 'digital_content_now', 'digital_content_waiver']
const BEGUN: ConsentKind[] = ['terms', 'service_now', 'service_waiver']
type Line = Contract['lines'][number]

const course: Line = { id: 'course', productKind: 'course', amount: 10_000, accessDays: 0, accessUntil: null }
const month: Line = { ...course, id: 'month', productKind: 'membership', accessDays: 30 }
const event: Line = { ...course, id: 'event', productKind: 'live_event' }
const about = (given: Partial<Contract>): Contract => ({
  madeAt: MADE,
  consents: ['terms'],
  lines: [course],
  timeZone: 'Europe/Warsaw',
  ...given,
})

test.each([
  ['fourteen days, the first not counted', '2026-11-02T10:00:00Z', 'Europe/Warsaw', '2026-11-16T22:59:59.999Z'],
  ['by the clocks of the school', '2026-11-02T23:30:00Z', 'Europe/Warsaw', '2026-11-17T22:59:59.999Z'],
  ['and of another school', '2026-11-02T23:30:00Z', 'America/New_York', '2026-11-17T04:59:59.999Z'],
  ['over changed clocks', '2026-10-20T10:00:00Z', 'Europe/Warsaw', '2026-11-03T22:59:59.999Z'],
  ['a Saturday is the Monday after', '2026-11-07T10:00:00Z', 'Europe/Warsaw', '2026-11-23T22:59:59.999Z'],
  ['and so is a Sunday', '2026-11-08T10:00:00Z', 'Europe/Warsaw', '2026-11-23T22:59:59.999Z'],
])('the right ends after %s', (_, made, timeZone, ends) => {
  expect(withdrawalEndsAt(new Date(made), timeZone).toISOString()).toBe(ends)
})

test('money has to be returned within fourteen days, weekends or not', () => {
  expect(returnEndsAt(new Date('2026-11-07T10:00:00Z'), 'Europe/Warsaw').toISOString()).toBe('2026-11-21T22:59:59.999Z')
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

test('until when is told only where there is a right', () => {
  expect(withdrawableUntil(about({}), SOON)?.toISOString()).toBe('2026-11-16T22:59:59.999Z')
  expect(withdrawableUntil(about({ consents: WAIVED }), SOON)).toBeNull()
  expect(withdrawableUntil(about({ madeAt: null }), SOON)).toBeNull()
  expect(withdrawableUntil(about({}), new Date('2026-12-01T00:00:00Z'))).toBeNull()
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    productKind: fc.constantFrom(...PRODUCT_KINDS),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    accessDays: fc.constantFrom(0, 1, 13, 30, 365),
    accessUntil: fc.option(fc.constantFrom(SOON, new Date('2027-01-01T00:00:00Z'))),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
)
const contracts = fc.record({
  madeAt: fc.option(fc.constant(MADE)),
  consents: fc.subarray([...CONSENT_KINDS]),
  lines,
  timeZone: fc.constantFrom('Europe/Warsaw', 'Pacific/Auckland', 'America/New_York'),
})

test('of no line is more due than it cost, and nothing of one that is refused', () => {
  fc.assert(
    fc.property(contracts, fc.integer({ min: 0, max: 40 }), (contract, days) => {
      const judged = judge(contract, new Date(MADE.getTime() + days * DAY))
      judged.lines.forEach(({ verdict, amount }, at) => {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(verdict === 'accepted' ? contract.lines[at]!.amount : 0)
      })
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
        const shares = sharesOf({ due, lines: returned, left })
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(left)
        for (const { lineId, amount } of shares) {
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
