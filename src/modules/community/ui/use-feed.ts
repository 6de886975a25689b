import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { givenAnew, itemsIn, type Pages } from '#modules/comments/ui/pages.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { listPosts, listTopicPosts, type Post, type PostPage } from '../contract.ts'
import { feedKey } from './use-posts-in-hand.ts'

/** Posts of one topic or of all, beginning with the page the loader had; who comes back finds as many as before. */
export function useFeed(topicId: string | null, initial: PostPage) {
  const api = useApi()
  const queries = useQueryClient()
  const { list } = useKeptList(feedKey(topicId), initial, async (cursor) => {
    const asked = topicId ? await api.call(listTopicPosts, { topicId, cursor }) : await api.call(listPosts, { cursor })
    return asked.community_posts
  })
  const seed = useRef<PostPage>(undefined)
  useEffect(() => {
    const before = seed.current
    seed.current = initial
    queries.setQueryData<Pages<Post>>(feedKey(topicId), (kept) => {
      if (kept && before && isSameList(before, initial)) return givenAnew(kept, before, initial)
      return kept?.pages.length === 1 ? { ...kept, pages: [initial] } : kept
    })
  }, [queries, topicId, initial])
  return { list, posts: itemsIn(list.data) }
}

/** The same posts, now with what is the viewer's own in them. */
const isSameList = (before: PostPage, after: PostPage): boolean =>
  before.data.length === after.data.length && before.data.every(({ id }, nth) => after.data[nth]?.id === id)
