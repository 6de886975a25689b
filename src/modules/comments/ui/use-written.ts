import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { givenAnew, itemsIn, type Page, type Pages, withChange, without } from './pages.ts'
import { removing } from './removing.ts'

interface Written<Item> {
  key: string[]
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>
  callDelete: (id: string) => Promise<unknown>
  /** the first page, when it is known */
  initial?: Page<Item> | undefined
  isWanted?: boolean
}

/** What people wrote: read in pages, changed and removed at once, put back when the call fails. */
export function useWritten<Item extends { id: string }>(given: Written<Item>) {
  const { key, fetchPage, callDelete, initial, isWanted = true } = given
  const queries = useQueryClient()
  const change = (by: (pages: Pages<Item>) => Pages<Item>) =>
    queries.setQueryData<Pages<Item>>(key, (pages) => pages && by(pages))
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    enabled: isWanted,
    ...(initial && { initialData: { pages: [initial], pageParams: [undefined] } }),
  })
  const seed = useRef(initial)
  useEffect(() => {
    const before = seed.current
    seed.current = initial
    if (!initial || !before || initial === before) return
    queries.setQueryData<Pages<Item>>(key, (pages) => pages && givenAnew(pages, before, initial))
  }, [queries, key, initial])
  /** Shows what was written here. A list that is on its way was read before that, and is asked for again. */
  const changeBySending = async (by: (pages: Pages<Item>) => Pages<Item>) => {
    const ofList = { queryKey: key, exact: true }
    const isOnItsWay = queries.isFetching(ofList) > 0
    await queries.cancelQueries(ofList)
    change(by)
    if (isOnItsWay || queries.getQueryData(key) === undefined) await queries.invalidateQueries(ofList)
  }
  return {
    list,
    items: itemsIn(list.data),
    changeBySending,
    remove: (id: string) =>
      removing(
        queries,
        key,
        (pages: Pages<Item>) => without(pages, id),
        () => callDelete(id),
      ),
    update: (id: string, by: (item: Item) => Item) => change((pages) => withChange(pages, id, by)),
  }
}
