import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { itemsIn, type Pages } from '#modules/comments/ui/pages.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { listPosts, listTopicPosts, type Post, type PostPage } from '../contract.ts'
import { feedKey } from './use-posts-in-hand.ts'

/** Posts of one topic or of all, beginning with the page the loader had; who comes back finds as many as before. */
export function useFeed(topicId: string | null, initial: PostPage) {
  const api = useApi()
  const queries = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: feedKey(topicId),
    queryFn: async ({ pageParam: cursor }) => {
      const asked = topicId
        ? await api.call(listTopicPosts, { topicId, cursor })
        : await api.call(listPosts, { cursor })
      return asked.community_posts
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
  })
  useEffect(() => {
    queries.setQueryData<Pages<Post>>(feedKey(topicId), (kept) =>
      kept?.pages.length === 1 ? { ...kept, pages: [initial] } : kept,
    )
  }, [queries, topicId, initial])
  return { list, posts: itemsIn(list.data) }
}
