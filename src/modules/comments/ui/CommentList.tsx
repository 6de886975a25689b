import { type ReactNode, Suspense } from 'react'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import type { Comment, CommentableRef, CommentPage } from '../contract.ts'
import { useAnnounce } from './Announcements.tsx'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './comments.module.css'
import { Posting } from './Posting.tsx'
import { useComments } from './use-comments.ts'
import { useText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const VideoCommentComposer = onDemand(async () => (await import('./VideoCommentComposer.tsx')).VideoCommentComposer)

interface CommentListProps {
  on: CommentableRef
  initial: CommentPage | undefined
  takesVideos: boolean
  moreActions: ((comment: Comment) => ReactNode) | undefined
  onCount: ((by: 1 | -1) => void) | undefined
}

export function CommentList({ on, initial, takesVideos, moreActions, onCount }: CommentListProps) {
  const text = useText()
  const announce = useAnnounce()
  const { list, comments, posting, add, addPosted, remove, update } = useComments(on, initial)
  const isEmpty = list.isSuccess && comments.length === 0 && posting === undefined

  const tellAdded = (comment: Comment) => {
    if (comment.is_held) return toast.show(text('commentWaits'), { text: text('waitsHint') })
    onCount?.(1)
    announce(text('commentAdded'))
  }
  const send = async (body: string) => {
    const { comment } = await add(body)
    tellAdded(comment)
  }
  const addVideoComment = (comment: Comment) => {
    addPosted(comment)
    tellAdded(comment)
  }
  const removeOne = async ({ id, is_held }: Comment) => {
    document.querySelector<HTMLElement>('#comments')?.focus()
    await remove(id)
    if (!is_held) onCount?.(-1)
  }

  return (
    <>
      {takesVideos ? (
        <Suspense>
          <VideoCommentComposer on={on} onSend={send} onPosted={addVideoComment} />
        </Suspense>
      ) : (
        <CommentComposer on={on} onSend={send} />
      )}
      <ol className={styles.list} aria-busy={list.isPending}>
        {posting !== undefined && (
          <li>
            <Posting body={posting} />
          </li>
        )}
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              moreActions={moreActions?.(comment)}
              onChange={(by) => update(comment.id, by)}
              onDelete={() => removeOne(comment)}
            />
          </li>
        ))}
      </ol>
      {list.isPending && <Skeleton lines={4} />}
      {isEmpty && <EmptyState title={text('empty')}>{text('emptyHint')}</EmptyState>}
      {list.isError && !list.data && <ErrorState title={text('loadFailed')} onRetry={() => void list.refetch()} />}
      <LoadMore {...moreOf(list)} />
    </>
  )
}
