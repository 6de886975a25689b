import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { listMyCourses, type MyCoursePage } from '../contract.ts'

export function useMyCourses(initial: MyCoursePage) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['my', 'courses'],
    queryFn: ({ pageParam }) => api.call(listMyCourses, { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
  })
}
