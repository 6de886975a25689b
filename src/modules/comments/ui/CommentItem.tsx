import { type ReactNode, Suspense, useState } from 'react'
import inner from '#kit/inner.module.css'
import { VoteButtons } from '#modules/votes/ui/VoteButtons.tsx'
import { type Comment, COMMENT_TYPE } from '../contract.ts'
import { AgainstWritten } from './AgainstWritten.tsx'
import { anchorOf } from './anchor-of.ts'
import styles from './comments.module.css'
import { Moment } from './moment-piece.ts'
import { ReplyPicture } from './ReplyPicture.tsx'
import { ReplyThread } from './ReplyThread.tsx'
import { useText } from './use-text.ts'
import { Written } from './Written.tsx'
import { onDemand } from '#kit/on-demand.ts'

const CommentVideo = onDemand(async () => (await import('./CommentVideo.tsx')).CommentVideo)

interface CommentItemProps {
  comment: Comment
  /** the address leads to it: its replies are open until somebody closes them */
  isLinked: boolean
  moreActions: ReactNode
  onChange: (by: (comment: Comment) => Comment) => void
  onDelete: () => Promise<void>
}

export function CommentItem({ comment, isLinked, moreActions, onChange, onDelete }: CommentItemProps) {
  const text = useText()
  const [isChosen, setOpen] = useState<boolean>()
  const [isAnswering, setAnswering] = useState(false)
  const { id, ownable, replies_count: count } = comment
  const isOpen = isChosen ?? (isLinked && count > 0)
  const threadId = `replies-${id}`
  const dropVideo = () => onChange((old) => ({ ...old, video: null }))

  return (
    <Written
      anchor={anchorOf(id)}
      item={comment}
      mark={
        comment.position_seconds !== null && (
          <Suspense>
            <Moment at={comment.position_seconds} />
          </Suspense>
        )
      }
      picture={
        comment.video ? (
          <Suspense fallback={<div className={styles.videoRoom} />}>
            <CommentVideo video={comment.video} author={ownable} onGone={dropVideo} />
          </Suspense>
        ) : (
          comment.image && <ReplyPicture picture={comment.image} author={ownable.name} />
        )
      }
      actions={
        <>
          <VoteButtons
            type={COMMENT_TYPE}
            id={id}
            tally={comment}
            onTally={(tally) => onChange((old) => ({ ...old, ...tally }))}
          />
          <button
            type="button"
            className={inner.act}
            aria-label={text('replyToWhom', { name: ownable.name })}
            onClick={() => {
              setOpen(true)
              setAnswering(true)
            }}
          >
            {text('reply')}
          </button>
          {count > 0 && (
            <button
              type="button"
              className={inner.act}
              aria-expanded={isOpen}
              aria-controls={threadId}
              onClick={() => setOpen(!isOpen)}
            >
              {text(isOpen ? 'hideReplies' : 'showReplies', { count })}
            </button>
          )}
          {moreActions}
          <AgainstWritten what="comment" item={comment} onChange={onChange} onDelete={onDelete} />
        </>
      }
    >
      <div id={threadId}>
        {isOpen && (
          <ReplyThread
            commentId={id}
            isEmpty={count === 0}
            isAnswering={isAnswering}
            onAnswered={() => setAnswering(false)}
            onCount={(by) => onChange((old) => ({ ...old, replies_count: Math.max(0, old.replies_count + by) }))}
          />
        )}
      </div>
    </Written>
  )
}
