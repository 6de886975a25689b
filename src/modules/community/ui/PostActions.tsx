import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { ReportButton } from '#modules/moderation/ui/ReportButton.tsx'
import { VoteButtons } from '#modules/votes/ui/VoteButtons.tsx'
import type { Post } from '../contract.ts'
import { POST_TYPE } from '../vocabulary.ts'
import { DeletePost } from './DeletePost.tsx'
import { editPostPath, postPath } from './paths.ts'
import styles from './post.module.css'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'

const HoldButton = onDemand(async () => (await import('#modules/moderation/ui/HoldButton.tsx')).HoldButton)

interface PostActionsProps {
  post: Post
  onDeleted: () => void
}

export function PostActions({ post, onDeleted }: PostActionsProps) {
  const text = useText()
  const inHand = usePostsInHand()
  const { id, title, comments_count: count } = post
  return (
    <div className={styles.actions}>
      <VoteButtons
        type={POST_TYPE}
        id={id}
        tally={post}
        onTally={({ up_votes_count, votes, vote }) =>
          inHand.change(id, (old) => ({ ...old, up_votes_count, votes, vote }))
        }
      />
      <Link
        to={`${postPath(id)}#comments`}
        aria-label={text(count === 0 ? 'noCommentsOn' : 'commentsOn', { count, title })}
        className={`${inner.act} ${styles.act}`}
      >
        <MessageCircle aria-hidden="true" />
        {text(count === 0 ? 'noComments' : 'comments', { count })}
      </Link>
      {(post.can.edit || post.can.delete || post.can.report || post.can.hold) && (
        <span className={styles.mine}>
          {post.can.edit && (
            <Link
              to={editPostPath(id)}
              aria-label={text('editWhich', { title })}
              className={`${inner.act} ${styles.act}`}
            >
              {text('edit')}
            </Link>
          )}
          {post.can.report && (
            <ReportButton
              type={POST_TYPE}
              id={id}
              authorName={post.ownable.name}
              className={`${inner.act} ${styles.act}`}
            />
          )}
          {post.can.hold && (
            <Suspense>
              <HoldButton
                type={POST_TYPE}
                id={id}
                authorName={post.ownable.name}
                className={`${inner.act} ${styles.act}`}
                onHeld={(done) => {
                  inHand.change(id, (old) => ({ ...old, is_held: true, can: { ...old.can, hold: false } }))
                  toast.show(done)
                }}
              />
            </Suspense>
          )}
          {post.can.delete && <DeletePost post={post} onDeleted={onDeleted} />}
        </span>
      )}
    </div>
  )
}
