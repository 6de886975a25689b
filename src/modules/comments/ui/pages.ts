import type { InfiniteData } from '@tanstack/react-query'

export interface Page<Item> {
  data: Item[]
  next_page_url: string | null
}
export type Pages<Item> = InfiniteData<Page<Item>, string | undefined>

/** Every item once. One that was added here before its own page was loaded stands where the list has it. */
export function itemsIn<Item extends { id: string }>(pages: InfiniteData<Page<Item>> | undefined): Item[] {
  const all = pages?.pages.flatMap(({ data }) => data) ?? []
  const last = new Map(all.map((item, nth) => [item.id, nth]))
  return all.filter(({ id }, nth) => last.get(id) === nth)
}

export const withFirst = <Item>(pages: Pages<Item>, item: Item): Pages<Item> =>
  onPages(pages, (page, nth) => (nth === 0 ? { ...page, data: [item, ...page.data] } : page))

export const withLast = <Item>(pages: Pages<Item>, item: Item): Pages<Item> =>
  onPages(pages, (page, nth) => (nth === pages.pages.length - 1 ? { ...page, data: [...page.data, item] } : page))

export const without = <Item extends { id: string }>(pages: Pages<Item>, id: string): Pages<Item> =>
  onPages(pages, (page) => ({ ...page, data: page.data.filter((item) => item.id !== id) }))

export const withChange = <Item extends { id: string }>(
  pages: Pages<Item>,
  id: string,
  change: (item: Item) => Item,
): Pages<Item> =>
  onPages(pages, (page) => ({ ...page, data: page.data.map((item) => (item.id === id ? change(item) : item)) }))

/** Items as they are given now, where they are still as they were given before: what was done to some of them here stays. */
export function givenAnew<Item extends { id: string }>(
  pages: Pages<Item>,
  before: Page<Item>,
  after: Page<Item>,
): Pages<Item> {
  const old = new Set(before.data)
  const anew = new Map(after.data.map((item) => [item.id, item]))
  return onPages(pages, (page) => ({
    ...page,
    data: page.data.map((item) => (old.has(item) ? (anew.get(item.id) ?? item) : item)),
  }))
}

const onPages = <Item>(pages: Pages<Item>, change: (page: Page<Item>, nth: number) => Page<Item>): Pages<Item> => ({
  ...pages,
  pages: pages.pages.map(change),
})
