import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import type { ReviewPage } from '../contract.ts'

/** Reviews page by page, beginning with what the page was rendered with. */
export function useReviews(courseId: string | undefined, initial: ReviewPage | undefined) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['reviews', courseId ?? 'school'],
    // The shapes of the call are fetched with its first use: most visitors read the first page only.
    queryFn: async ({ pageParam }): Promise<ReviewPage> => {
      const { listReviews } = await import('../contract.ts')
      return api.call(listReviews, { cursor: pageParam, ...(courseId ? { course_id: courseId } : {}) })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    ...(initial ? { initialData: { pages: [initial], pageParams: [undefined] }, staleTime: Infinity } : {}),
  })
}
