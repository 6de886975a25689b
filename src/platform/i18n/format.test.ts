import { expect, test } from 'vitest'
import { formatDate, formatDuration, formatMoney, formatPercent, minorDigits, totalDuration } from './format.ts'
import { formatBytes, formatMoment, formatRelative } from './format-figures.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [123_450, 'PLN', 'pl', '1 234,50 zł'],
  [123_450_000, 'PLN', 'pl', '1 234 500,00 zł'],
  [123_450, 'PLN', 'en', 'PLN 1,234.50'],
  [999, 'EUR', 'en', '€9.99'],
  [21_900, 'EUR', 'pl', '219,00 €'],
  [123_450, 'USD', 'en', 'US$1,234.50'],
  [123_450, 'USD', 'pl', '1 234,50 USD'],
  [123_450, 'GBP', 'en', '£1,234.50'],
  [123_450, 'GBP', 'pl', '1 234,50 GBP'],
  [21_900, 'CZK', 'en', 'CZK 219.00'],
  [21_900, 'CZK', 'pl', '219,00 CZK'],
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
  [0, 'en', 'under a minute'],
  [59, 'pl', 'poniżej minuty'],
  [60, 'en', '1 min'],
  [89, 'en', '1 min'],
  [59 * 60 + 40, 'en', '1 h'],
  [3900, 'en', '1 h 5 min'],
  [3900, 'pl', '1 godz. 5 min'],
  [36_000, 'pl', '10 godz.'],
] as const)('%i seconds in %s is %s', (seconds, language, shown) => {
  expect(plain(formatDuration(seconds, language))).toBe(shown)
})

test.each([
  [[25, 25, 25, 25, 25, 25, 25], '3 min'],
  [[80, 80, 80], '3 min'],
  [[100, 100, 20, 20], '5 min'],
  [[], 'under a minute'],
])('%j together are as long as they say one by one: %s', (each, shown) => {
  expect(plain(formatDuration(totalDuration(each), 'en'))).toBe(shown)
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

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [192.9, '3:12'],
  [3787, '1:03:07'],
  [0, '0:00'],
  [65, '1:05'],
  [3723, '1:02:03'],
])('second %d of a video is shown as %s', (seconds, shown) => {
  expect(formatMoment(seconds)).toBe(shown)
})

test.each([
  [1, 'en', '0.1 kB'],
  [348_160, 'en', '340 kB'],
  [1_200_000, 'pl', '1,2 MB'],
  [52_428_800, 'pl', '50 MB'],
  [3 * 1024 ** 3, 'en', '3 GB'],
] as const)('%d bytes are shown in %s as %s', (bytes, language, shown) => {
  expect(plain(formatBytes(bytes, language))).toBe(shown)
})
