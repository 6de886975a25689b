import { useState } from 'react'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import type { Reply } from '../contract.ts'
import { useAnnounce } from './Announcements.tsx'
import styles from './comments.module.css'
import { Posting } from './Posting.tsx'
import { ReplyComposer } from './ReplyComposer.tsx'
import { anchorOf } from './anchor-of.ts'
import { ReplyItem } from './ReplyItem.tsx'
import { useReplies } from './use-replies.ts'
import { useText } from './use-text.ts'

interface ReplyThreadProps {
  commentId: string
  isEmpty: boolean
  /** the comment itself is being answered */
  isAnswering: boolean
  onAnswered: () => void
  /** A reply came (1) or went (-1). */
  onCount: (by: 1 | -1) => void
}

/** Replies oldest first, fetched when the thread is first opened (engagement §4). */
export function ReplyThread({ commentId, isEmpty, isAnswering, onAnswered, onCount }: ReplyThreadProps) {
  const text = useText()
  const announce = useAnnounce()
  const { list, replies, posting, add, remove, update } = useReplies(commentId, true)
  const [answered, setAnswered] = useState<Reply | null>(null)

  const send = async (to: Reply | null, body: string, image: File | undefined) => {
    onCount(1)
    try {
      const { reply } = await add({ body, to, image })
      if (reply.is_held) toast.show(text('replyWaits'), { text: text('waitsHint') })
      else announce(text('replyAdded'))
    } catch (error) {
      onCount(-1)
      throw error
    }
    if (to) setAnswered(null)
    else onAnswered()
  }
  const removeOne = async (id: string) => {
    document.getElementById(anchorOf(commentId))?.focus()
    onCount(-1)
    try {
      await remove(id)
    } catch (error) {
      onCount(1)
      throw error
    }
  }

  return (
    <div className={styles.thread} aria-busy={list.isPending}>
      {list.isPending && !isEmpty && <Skeleton lines={2} />}
      {list.isError && !list.data && <ErrorState title={text('repliesFailed')} onRetry={() => void list.refetch()} />}
      <ol className={styles.replies}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <ReplyItem
              reply={reply}
              onAnswer={() => setAnswered(reply)}
              onChange={(by) => update(reply.id, by)}
              onDelete={() => removeOne(reply.id)}
            />
            {answered?.id === reply.id && (
              <ReplyComposer
                commentId={commentId}
                to={reply}
                onSend={(body, image) => send(reply, body, image)}
                onCancel={() => setAnswered(null)}
              />
            )}
          </li>
        ))}
        {posting && (
          <li>
            <Posting body={posting.body} />
          </li>
        )}
      </ol>
      <LoadMore {...moreOf(list)} />
      {isAnswering && (
        <ReplyComposer
          commentId={commentId}
          to={null}
          onSend={(body, image) => send(null, body, image)}
          onCancel={onAnswered}
        />
      )}
    </div>
  )
}
