import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/en.ts'
import { pl } from '../messages/pl.ts'

test.each([
  [1, 'Został 1 znak'],
  [3, 'Zostały 3 znaki'],
  [12, 'Zostało 12 znaków'],
  [22, 'Zostały 22 znaki'],
  [0, 'Zostało 0 znaków'],
])('Polish chooses the form for %i', (count, shown) => {
  expect(translator<typeof en>(pl, 'pl')('charactersLeft', { count })).toBe(shown)
})

test('a name with braces or dollar signs is shown as it is', () => {
  expect(translator(en, 'en')('moveUp', { name: '$& {count}' })).toBe('Move $& {count} up')
})

test('both languages name the same holes', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted()
  for (const key of Object.keys(en) as (keyof typeof en)[])
    if (typeof en[key] === 'string') expect(holes(pl[key]), key).toEqual(holes(en[key]))
})
