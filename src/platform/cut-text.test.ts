import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, cutStart, lettersOf, shortened, shortenedToWords } from './cut-text.ts'

const FAMILY = '👩‍👩‍👧'
const FLAG = '🇵🇱'
const HAND = '👍🏽'
const Z = 'ż'.normalize('NFD')
const PARTS = [FAMILY, FLAG, HAND, Z, 'a', ' ', '🎨', '️⃣', '漢', '\u200d', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']

test.each([
  [`Warsztat ${FAMILY}`, 10, 'Warsztat '],
  [`Warsztat ${FAMILY}`, 16, 'Warsztat '],
  [`Warsztat ${FAMILY}`, 17, `Warsztat ${FAMILY}`],
  [FLAG + FLAG, 6, FLAG],
  [HAND + HAND, 7, HAND],
  [Z + Z, 3, Z],
  ['abc', 2, 'ab'],
  [FAMILY, 3, ''],
])('%j cut at %d is %j', (text, most, left) => {
  expect(cut(text, most)).toBe(left)
})

test('what is left are whole letters, never more than asked for, whatever is cut', () => {
  const text = fc.array(fc.constantFrom(...PARTS)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (whole, most) => {
      const [start, end] = [cut(whole, most), cutStart(whole, most)]
      const all = lettersOf(whole)
      expect(Math.max(start.length, end.length)).toBeLessThanOrEqual(most)
      expect(all.slice(0, lettersOf(start).length).join('')).toBe(start)
      expect(all.slice(all.length - lettersOf(end).length).join('')).toBe(end)
      expect(shortened(whole, most + 1).length).toBeLessThanOrEqual(most + 1)
    }),
  )
})

test('a text that goes on says so, after whole words where there are several', () => {
  expect(shortened('Zażółć gęślą jaźń', 8)).toBe('Zażółć…')
  expect(shortened(`Zdjęcia ${FAMILY}`, 10)).toBe('Zdjęcia…')
  expect(shortened('Zażółć', 6)).toBe('Zażółć')
  expect(shortenedToWords('Zażółć gęślą jaźń', 14)).toBe('Zażółć gęślą…')
  expect(shortenedToWords('Zażółć gęślą jaźń', 17)).toBe('Zażółć gęślą jaźń')
  expect(shortenedToWords(FAMILY.repeat(3), 20)).toBe(`${FAMILY}${FAMILY}…`)
})
