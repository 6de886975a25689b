import { expect, test, vi } from 'vitest'
import { keptAddresses } from './kept-pages.ts'

const readsOfPage = vi.fn((path: string) =>
  path === '/courses' ? ['category_id', 'cursor'] : path === '/' || path === '/__manifest' ? [] : undefined,
)
const addressOf = keptAddresses(readsOfPage)

test.each([
  ['/', '/'],
  ['/?fbclid=IwAR0&utm_source=mail', '/'],
  ['/courses', '/courses'],
  ['/courses?gclid=1', '/courses'],
  ['/courses?cursor=b&fbclid=1&category_id=a', '/courses?category_id=a&cursor=b'],
  ['/courses?cursor=b&cursor=c', '/courses?cursor=b'],
  ['/courses?cursor=', '/courses?cursor='],
  ['/_root.data?_routes=root', '/_root.data?_routes=root'],
  ['/courses.data?cursor=b&utm_medium=x', '/courses.data?cursor=b'],
  ['/__manifest?paths=%2F%2C%2Fcourses&version=a1&utm_source=x', '/__manifest?paths=%2F%2C%2Fcourses&version=a1'],
  ['/home?days=30', undefined],
])('%s is kept as %s', (url, kept) => {
  expect(addressOf(url)).toBe(kept)
})

test('what a page reads is asked once', () => {
  readsOfPage.mockClear()
  for (let nth = 0; nth < 10; nth++) addressOf(`/fresh?fbclid=${nth}`)
  expect(readsOfPage).toHaveBeenCalledTimes(1)
})
