import { expect, test } from 'vitest'
import { givenAnew, itemsIn, type Pages, withLast, without } from './pages.ts'

const page = (...ids: string[]) => ({ data: ids.map((id) => ({ id })), next_page_url: null })
const pages = (...given: Array<ReturnType<typeof page>>): Pages<{ id: string }> => ({
  pages: given,
  pageParams: given.map(() => undefined),
})
const idsIn = (given: Pages<{ id: string }>) => itemsIn(given).map(({ id }) => id)

test('what was added before its page was loaded moves to where the list has it', () => {
  const withNew = withLast(pages(page('a', 'b')), { id: 'z' })
  expect(idsIn(withNew)).toEqual(['a', 'b', 'z'])
  expect(idsIn({ ...withNew, pages: [...withNew.pages, page('c', 'z')] })).toEqual(['a', 'b', 'c', 'z'])
})

test('an item is taken out of whichever page holds it', () => {
  expect(idsIn(without(pages(page('a', 'b'), page('c')), 'c'))).toEqual(['a', 'b'])
})

test('what is given anew replaces what nobody touched here', () => {
  const before = page('a', 'b')
  const touched = { id: 'b', isMine: true }
  const here = { ...pages(before), pages: [{ ...before, data: [{ id: 'z' }, before.data[0]!, touched] }, page('c')] }
  const after = { ...before, data: ['a', 'b', 'c'].map((id) => ({ id, isAnew: true })) }
  expect(itemsIn(givenAnew<{ id: string }>(here, before, after))).toEqual([
    { id: 'z' },
    { id: 'a', isAnew: true },
    touched,
    { id: 'c' },
  ])
})
