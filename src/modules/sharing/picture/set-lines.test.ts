import { expect, test } from 'vitest'
import { setLines } from './set-lines.ts'

/** Every letter is as wide as half its size. */
const measure = (text: string, size: number) => Array.from(text).length * (size / 2)
const set = (text: string) => setLines(text, { width: 100, height: 80, sizes: [40, 20, 10], leading: 1 }, measure)

test.each([
  ['Len', 40, ['Len']],
  ['Len i nić', 40, ['Len i', 'nić']],
  ['Nić i igła oraz len', 20, ['Nić i igła', 'oraz len']],
  ['Naprawianie', 10, ['Naprawianie']],
  ['Dziewięćsetdziewięćdziesięciodziewięcioletnia', 10, ['Dziewięćsetdziewięćd', 'ziesięciodziewięciol', 'etnia']],
  ['', 40, []],
])('%j has letters of %d', (text, size, lines) => {
  expect(set(text).size).toBe(size)
  expect(set(text).lines).toEqual(lines)
})

test('what has no room in the smallest letters says that it goes on', () => {
  const { size, lines } = set('Nić, igła i len na cały rok szycia w domu bez maszyny. '.repeat(4).trim())
  expect(size).toBe(10)
  expect(lines).toHaveLength(8)
  expect(lines.at(-1)).toMatch(/…$/)
})
