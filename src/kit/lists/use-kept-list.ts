import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { moreOf } from './more-of.ts'
import type { PageOf } from './use-pages.ts'

/** A list that begins with the page it was rendered with; whoever comes back finds as much of it as before. */
export function useKeptList<Page extends PageOf<unknown>>(
  queryKey: string[],
  initial: Page,
  load: (cursor: string | undefined) => Promise<Page>,
  /** in milliseconds: looked at again so often, while it is looked at */
  { every }: { every?: number } = {},
) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    refetchInterval: every ?? false,
    initialData: { pages: [initial], pageParams: [undefined] },
  })
  const items: Page['data'] = list.data.pages.flatMap(({ data }) => data)
  return { list, items, loadMore: moreOf(list) }
}
