import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reordered } from './reordered.ts'

test('what is not named follows as it stood', () => {
  expect(reordered(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd'])
})

test('an id that is not there is refused', () => {
  expect(() => reordered(['a'], ['a', 'x'])).toThrow()
})

test('nothing is lost or doubled, whatever is named', () => {
  const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 })
  fc.assert(
    fc.property(
      lists.chain((ids) => fc.tuple(fc.constant(ids), fc.array(fc.constantFrom(...ids)))),
      ([ids, named]) => {
        expect(reordered(ids, named).toSorted()).toEqual(ids.toSorted())
      },
    ),
  )
})
