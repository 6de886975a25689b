import { expect, test } from 'vitest'
import { chaptersIn, typedChapters } from './chapters-in.ts'

test('chapters are typed or pasted as a list of moments and titles', () => {
  const typed = '0:00 Wstęp\n\n(1:30) – Papier 🗞️\n 59:59: Klej\n1:00:05 Ż 2:00'
  const chapters = [
    { at_seconds: 0, title: 'Wstęp' },
    { at_seconds: 90, title: 'Papier 🗞️' },
    { at_seconds: 3599, title: 'Klej' },
    { at_seconds: 3605, title: 'Ż 2:00' },
  ]
  expect(chaptersIn(typed)).toEqual(chapters)
  expect(chaptersIn(typedChapters(chapters))).toEqual(chapters)
  expect(chaptersIn(' \n')).toEqual([])
  expect(typedChapters([])).toBe('')
})

test.each([
  ['no moment', '0:00 Wstęp\nPapier', 2],
  ['no title', '0:00', 1],
  ['a minute of 75 seconds', '0:75 Papier', 1],
  ['one that is earlier', '1:00 Papier\n0:30 Klej', 2],
  ['the same moment twice', '1:00 Papier\n\n1:00 Klej', 2],
])('%s is told by its line', (_what, typed, wrongLine) => {
  expect(chaptersIn(typed)).toEqual({ wrongLine })
})
