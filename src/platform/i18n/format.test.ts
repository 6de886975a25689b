import { expect, test } from 'vitest'
import { formatDate, formatDuration, formatMoney, formatPercent, formatRelative, minorDigits } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [123_450, 'PLN', 'pl', '1 234,50 zł'],
  [123_450_000, 'PLN', 'pl', '1 234 500,00 zł'],
  [123_450, 'PLN', 'en', 'PLN 1,234.50'],
  [999, 'EUR', 'en', '€9.99'],
  [0, 'PLN', 'pl', '0,00 zł'],
  [-500, 'PLN', 'pl', '-5,00 zł'],
  [1500, 'JPY', 'en', 'JP¥1,500'],
] as const)('%i %s in %s is %s', (amount, currency, language, shown) => {
  expect(plain(formatMoney({ amount, currency }, language))).toBe(shown)
})

test('an amount never breaks over a line', () => {
  expect(formatMoney({ amount: 123_450, currency: 'PLN' }, 'pl')).not.toContain(' ')
})

test('yen has no minor unit', () => {
  expect([minorDigits('JPY'), minorDigits('PLN')]).toEqual([0, 2])
})

test.each([
  [0, 'en', '1 min'],
  [59 * 60 + 40, 'en', '1 h'],
  [3900, 'en', '1 h 5 min'],
  [3900, 'pl', '1 godz. 5 min'],
  [36_000, 'pl', '10 godz.'],
] as const)('%i seconds in %s is %s', (seconds, language, shown) => {
  expect(plain(formatDuration(seconds, language))).toBe(shown)
})

test('the day is the day in the given zone', () => {
  expect(formatDate('2026-11-20T23:30:00Z', 'pl', 'Europe/Warsaw')).toBe('21 listopada 2026')
  expect(formatDate('2026-11-20T23:30:00Z', 'en', 'UTC')).toBe('20 November 2026')
})

test.each([
  ['2026-11-21T11:59:50Z', 'teraz'],
  ['2026-11-21T11:55:00Z', '5 minut temu'],
  ['2026-11-21T10:00:00Z', '2 godziny temu'],
  ['2026-11-20T12:00:00Z', 'wczoraj'],
] as const)('%s was %s', (at, shown) => {
  expect(plain(formatRelative(at, new Date('2026-11-21T12:00:00Z'), 'pl'))).toBe(shown)
})

test('shares are shown as percent', () => {
  expect(plain(formatPercent(0.5, 'pl'))).toBe('50%')
})
