import { expect, test } from 'vitest'
import { findTimeZones, zoneOption } from './find-time-zones.ts'

test.each([
  ['warsaw', 'en', { value: 'Europe/Warsaw', label: 'Warsaw · Central European Time' }],
  ['warszawa', 'pl', { value: 'Europe/Warsaw', label: 'Warszawa · czas środkowoeuropejski' }],
  ['kolkata', 'en', { value: 'Asia/Kolkata', label: 'Kolkata · India Standard Time' }],
  ['kijów', 'pl', { value: 'Europe/Kyiv', label: 'Kijów · czas wschodnioeuropejski' }],
] as const)('"%s" finds a zone in %s by its name of today', (words, language, found) => {
  expect(findTimeZones(words, language)).toEqual([found])
})

test('no zone is offered under a name it no longer has, and one that was chosen under such a name is called as it is today', () => {
  const names = findTimeZones('', 'en').map(({ value }) => value)
  expect(names).not.toContain('Asia/Calcutta')
  expect(new Set(names).size).toBe(names.length)
  expect(zoneOption('Asia/Calcutta', 'en').label).toBe('Kolkata · India Standard Time')
})
