import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type ActivityPage, listActivity } from '../contract.ts'

export function useActivity(initial: ActivityPage) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam }) => api.call(listActivity, { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
  })
}
