import { useRef } from 'react'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { PostPage } from '../contract.ts'
import styles from './feed.module.css'
import { PostCard } from './PostCard.tsx'
import { useCommunityProblem } from './use-community-problem.ts'
import { useFeed } from './use-feed.ts'
import { useText } from './use-text.ts'

interface FeedProps {
  /** null: posts of all topics */
  topicId: string | null
  initial: PostPage
  /** whether whoever looks may write here */
  invites: boolean
}

export function Feed({ topicId, initial, invites }: FeedProps) {
  const text = useText()
  const showProblem = useCommunityProblem()
  const { list, posts } = useFeed(topicId, initial)
  const region = useRef<HTMLElement>(null)

  const more = async () => {
    const { error, isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) showProblem(error)
  }
  return (
    <section ref={region} tabIndex={-1} aria-label={text('posts')} className={styles.feed}>
      {posts.length === 0 && (
        <EmptyState title={text('emptyFeed')}>{text(invites ? 'emptyFeedInvites' : 'emptyFeedWaits')}</EmptyState>
      )}
      <ol className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} namesTopic={topicId === null} onDeleted={() => region.current?.focus()} />
          </li>
        ))}
      </ol>
      <LoadMore {...moreOf(list, more)} />
      <VisuallyHidden>
        <output>{list.isFetchingNextPage ? '' : text('postsShown', { count: posts.length })}</output>
      </VisuallyHidden>
    </section>
  )
}
