import { useQueryClient } from '@tanstack/react-query'
import { type Pages, withChange, withFirst, without } from '#modules/comments/ui/pages.ts'
import type { Post } from '../contract.ts'

const FEEDS = ['community-feed']

/** Where the posts of a topic, or of all, are remembered. */
export const feedKey = (topicId: string | null): string[] => [...FEEDS, topicId ?? 'all']

export const postKey = (id: string): string[] => ['community-post', id]

/** A post changes everywhere it is shown: in each feed that holds it and on its own page. */
export function usePostsInHand() {
  const queries = useQueryClient()
  const inFeeds = (change: (pages: Pages<Post>) => Pages<Post>) =>
    queries.setQueriesData<Pages<Post>>({ queryKey: FEEDS }, (pages) => pages && change(pages))
  return {
    change(id: string, by: (post: Post) => Post) {
      inFeeds((pages) => withChange(pages, id, by))
      queries.setQueryData<Post>(postKey(id), (post) => post && by(post))
    },
    add(post: Post) {
      for (const topic of [null, post.community_topic.id])
        queries.setQueryData<Pages<Post>>(feedKey(topic), (pages) => pages && withFirst(pages, post))
    },
    remove(id: string) {
      inFeeds((pages) => without(pages, id))
      queries.removeQueries({ queryKey: postKey(id) })
    },
  }
}
