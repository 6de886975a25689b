import { expect, test } from 'vitest'
import type { SeenOffer } from '../evergreen/contract.ts'
import { endHere } from './end-here.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()

/** An offer that ends at one o'clock, as the server tells of it at a moment. */
const toldAt = (serverNow: number): SeenOffer => ({
  id: 'offer',
  product_id: 'product',
  variant_id: 'variant',
  amount: 7_000,
  standard_amount: 10_000,
  reference_amount: 10_000,
  currency: 'PLN',
  ends_at: iso(NOON + 60 * MINUTE),
  seconds_left: Math.max(0, Math.ceil((NOON + 60 * MINUTE - serverNow) / 1000)),
})

test.each([0, 40, 900, 8_000])('a clock that is right says what the server says, after a way of %i ms', (way) => {
  for (const asked of [NOON, NOON + 7 * MINUTE + 333]) {
    const answered = { askedAt: asked, answeredAt: asked + way }
    expect(endHere(toldAt(asked + way / 2), answered, undefined)).toBe(iso(NOON + 60 * MINUTE))
  }
})

test('a clock that is an hour slow counts down as long, and its end stays where it was', () => {
  const slow = -60 * MINUTE
  const first = endHere(toldAt(NOON + 50), { askedAt: NOON + slow, answeredAt: NOON + slow + 100 }, undefined)
  expect(Math.abs(Date.parse(first) - NOON)).toBeLessThanOrEqual(1000)
  const later = NOON + 9 * MINUTE + 777
  const answered = { askedAt: later + slow, answeredAt: later + slow + 1500 }
  expect(endHere(toldAt(later + 1400), answered, first)).toBe(first)
})

test('a clock that was set right meanwhile is believed', () => {
  const wrong = iso(NOON + 3 * 60 * MINUTE)
  expect(endHere(toldAt(NOON), { askedAt: NOON, answeredAt: NOON + 100 }, wrong)).toBe(iso(NOON + 60 * MINUTE))
})
