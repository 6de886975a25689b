import { expect, test } from 'vitest'
import { placesLeft, saleStateOf } from './sale.ts'

const now = new Date('2026-11-22T10:00:00Z')
const before = new Date('2026-11-22T09:59:59.999Z')
const after = new Date('2026-11-22T10:00:00.001Z')
const free = {
  isEnrollmentEnabled: true,
  stockLimit: null,
  stockSold: 7,
  saleStartsAt: null,
  saleEndsAt: null,
  takesPlaceUntil: null,
}

test.each([
  ['open', 'without limits', {}],
  ['closed', 'whatever else, when enrolment is disabled', { isEnrollmentEnabled: false, saleEndsAt: before }],
  ['not_yet', 'before its first moment', { saleStartsAt: after, stockLimit: 7 }],
  ['open', 'at its first moment', { saleStartsAt: now }],
  ['open', 'to its last moment', { saleEndsAt: after }],
  ['over', 'at its end', { saleStartsAt: before, saleEndsAt: now, stockLimit: 7 }],
  ['open', 'until it has taken place', { takesPlaceUntil: after }],
  ['over', 'once it has taken place', { takesPlaceUntil: now, stockLimit: 7 }],
  ['open', 'while a place is left', { stockLimit: 8 }],
  ['sold_out', 'with the last place', { stockLimit: 7 }],
] as const)('a sale is %s %s', (state, _, given) => {
  expect(saleStateOf({ product: { ...free, ...given } }, now)).toBe(state)
})

test('places are counted where there is a limit', () => {
  expect([placesLeft({ product: free }), placesLeft({ product: { ...free, stockLimit: 9 } })]).toEqual([null, 2])
})

test('what something holds is over, or full, for what holds it', () => {
  const holding = (...parts: { places: number | null; until: Date | null }[]) => ({
    product: { ...free, stockLimit: 12 },
    parts: [{ places: null, until: null }, ...parts],
  })
  expect(saleStateOf(holding({ places: 1, until: after }), now)).toBe('open')
  expect(placesLeft(holding({ places: 3, until: after }, { places: 9, until: after }))).toBe(3)
  expect(saleStateOf(holding({ places: 0, until: after }), now)).toBe('sold_out')
  expect(saleStateOf(holding({ places: 4, until: now }), now)).toBe('over')
})
