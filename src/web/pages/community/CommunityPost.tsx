import { Suspense } from 'react'
import { type Comment, listComments } from '#modules/comments/contract.ts'
import { useFragment } from '#kit/navigation/use-fragment.ts'
import { CommentSection } from '#modules/comments/ui/CommentSection.tsx'
import { getPost, listTopics } from '#modules/community/contract.ts'
import { postPath } from '#modules/community/ui/paths.ts'
import { PostFrame } from '#modules/community/ui/PostFrame.tsx'
import { PostView } from '#modules/community/ui/PostView.tsx'
import { usePostsInHand } from '#modules/community/ui/use-posts-in-hand.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/CommunityPost.ts'

export { MissingPost as ErrorBoundary } from './MissingPost.tsx'

const VideoCommentComposer = onDemand(
  async () => (await import('#modules/comments/ui/VideoCommentComposer.tsx')).VideoCommentComposer,
)

const TurnIntoReview = onDemand(async () => (await import('#modules/reviews/ui/TurnIntoReview.tsx')).TurnIntoReview)

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const id = params.postId
  const [{ post }, { data: topics }, comments] = await Promise.all([
    api.call(getPost, { id }),
    api.call(listTopics),
    api.call(listComments, { type: POST_TYPE, id }),
  ])
  return { post, topics, comments }
}

export default function CommunityPost({ loaderData: { post, topics, comments } }: Route.ComponentProps) {
  const inHand = usePostsInHand()
  const isAdmin = useViewer()?.role === 'admin'
  const loginHref = `/login?next=${encodeURIComponent(postPath(post.id) + useFragment())}`
  return (
    <SiteShell>
      <Page>
        <title>{`${post.title} · ${post.community_topic.title}`}</title>
        <PostFrame topicId={post.community_topic.id} topics={topics}>
          <PostView key={post.id} post={post} />
          <CommentSection
            on={{ type: POST_TYPE, id: post.id }}
            initial={comments}
            loginHref={loginHref}
            Composer={VideoCommentComposer}
            {...(isAdmin && { moreActions: reviewFrom })}
            onCount={(by) => inHand.change(post.id, (old) => ({ ...old, comments_count: old.comments_count + by }))}
          />
        </PostFrame>
      </Page>
    </SiteShell>
  )
}

const reviewFrom = (comment: Comment) =>
  (comment.review || comment.can.review) && (
    <Suspense>
      <TurnIntoReview comment={comment} />
    </Suspense>
  )
