import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { listMatters, type MatterPage } from '../contract.ts'

export function useMatters(initial: MatterPage) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['matters'],
    queryFn: ({ pageParam }) => api.call(listMatters, { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
  })
}
