import { expect, test } from 'vitest'
import { askableUntil } from './policy.ts'

const PAID = { amount: 10_000, status: 'paid', fulfilledAt: new Date('2026-11-02T23:30:00Z') } as const
const RULES = { days: 14, timeZone: 'Europe/Warsaw' }

test.each([
  ['the end of the last day, by the clocks of the school', PAID, RULES, '2026-11-17T22:59:59.999Z'],
  ['and of another school', PAID, { ...RULES, timeZone: 'America/New_York' }, '2026-11-17T04:59:59.999Z'],
  ['a day of 25 hours is a day', PAID, { ...RULES, days: 355 }, '2027-10-24T21:59:59.999Z'],
  ['when a part went back', { ...PAID, status: 'partly_refunded' }, RULES, '2026-11-17T22:59:59.999Z'],
  ['not where nobody may ask', PAID, { ...RULES, days: 0 }, undefined],
  ['not for what was free', { ...PAID, amount: 0 }, RULES, undefined],
  ['not when all went back', { ...PAID, status: 'refunded' }, RULES, undefined],
  ['not before it is paid', { ...PAID, status: 'paying', fulfilledAt: null }, RULES, undefined],
] as const)('a refund may be asked for until %s', (_, order, rules, until) => {
  expect(askableUntil(order, rules)?.toISOString()).toBe(until)
})
