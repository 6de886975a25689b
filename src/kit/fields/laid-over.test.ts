import { expect, test } from 'vitest'
import { changedFrom, laidOver, withChanged } from './laid-over.ts'

const saved = { title: 'Tusz', details: { category: 'Druk', difficulty: 'beginner' }, tags: ['a', 'b'] }

test('only what was typed is kept, also within a field that holds others', () => {
  const typed = { ...saved, details: { ...saved.details, category: 'Grafika' } }
  expect(changedFrom(saved, typed)).toEqual({ details: { category: 'Grafika' } })
  expect(changedFrom(saved, structuredClone(saved))).toEqual({})
})

test('what somebody else has saved since stands where nothing was typed', () => {
  const typed = { ...saved, title: 'Tusz i woda' }
  const newer = { ...saved, details: { category: 'Druk', difficulty: 'advanced' }, tags: ['c'] }
  expect(laidOver(typed, { base: saved, newer })).toEqual({ ...newer, title: 'Tusz i woda' })
})

test('a list and what was emptied are changed as a whole', () => {
  expect(withChanged(saved, changedFrom(saved, { ...saved, tags: [], title: '' }))).toEqual({
    ...saved,
    tags: [],
    title: '',
  })
})
