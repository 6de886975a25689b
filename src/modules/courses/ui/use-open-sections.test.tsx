import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UNFOLDED_MAX } from '../vocabulary.ts'
import { useOpenSections } from './use-open-sections.ts'

afterEach(cleanup)

const sectionOf = (id: string, count: number) => ({
  id,
  lectures: Array.from({ length: count }, (_, nth) => ({ id: `${id}${nth}` })),
})
const SHORT = [sectionOf('a', UNFOLDED_MAX - 1), sectionOf('b', 1)]
const LONG = [...SHORT, { id: 'c', lectures: [], unread_count: 1 }]

test('a course that is not long has all its sections open, and keeps them so when it becomes long', () => {
  const { result, rerender } = renderHook(({ sections }) => useOpenSections(sections, undefined), {
    initialProps: { sections: SHORT },
  })
  rerender({ sections: LONG })
  expect(result.current.isFolded).toBe(false)
  expect(LONG.map(({ id }) => result.current.isOpen(id))).toEqual([true, true, true])
  expect(result.current.stops).toHaveLength(UNFOLDED_MAX)
})

test('a long one has the current section open, those that were it, and those that somebody opens', () => {
  const { result, rerender } = renderHook(({ id }) => useOpenSections(LONG, id), { initialProps: { id: 'b' } })
  expect(result.current.stops).toEqual(['a', 'b', 'b0', 'c'])
  rerender({ id: 'c' })
  expect(LONG.map(({ id }) => result.current.isOpen(id))).toEqual([false, true, true])
  act(() => result.current.turn('b'))
  act(() => result.current.turn('a'))
  expect(LONG.map(({ id }) => result.current.isOpen(id))).toEqual([true, false, true])
})
