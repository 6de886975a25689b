import { expect, test } from 'vitest'
import { hueOf } from './hue.ts'
import { initials } from './initials.ts'

test.each([
  ['łucja Żak', 1, 'Ł'],
  ['  zofia   Nowak ', 2, 'ZN'],
  ['„Światło” w fotografii', 2, 'ŚW'],
  ['👩‍🎨 Ania', 1, '👩‍🎨'],
  ['— – 3 steps', 2, '3S'],
  ['', 1, ''],
  ['🙂', 2, '🙂'],
])('%s gives %i initials: %s', (name, count, shown) => {
  expect(initials(name, count)).toBe(shown)
})

test('the hue is stable and every hue is used', () => {
  expect(hueOf('a1Zofia')).toBe(hueOf('a1Zofia'))
  const seen = new Set(Array.from({ length: 500 }, (_, index) => hueOf(`${index}Zofia`)))
  expect(seen.size).toBe(12)
})
