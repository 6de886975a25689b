import { type ComponentType, type ReactNode, Suspense } from 'react'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import type { Comment, CommentableRef, CommentPage } from '../contract.ts'
import { useAnnounce } from './Announcements.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './comments.module.css'
import { Posting } from './Posting.tsx'
import { useComments } from './use-comments.ts'
import { useLinked } from './use-linked.ts'
import { useText } from './use-text.ts'

export interface WritingProps {
  on: CommentableRef
  onSend: (body: string, onTaken?: () => void, moment?: number | null) => Promise<unknown>
  /** a comment is there, with its video sent */
  onPosted: (comment: Comment) => void
}

interface CommentListProps {
  on: CommentableRef
  initial: CommentPage | undefined
  /** where one writes: alone, or with what is sent along */
  Composer: ComponentType<WritingProps>
  moreActions: ((comment: Comment) => ReactNode) | undefined
  onCount: ((by: 1 | -1) => void) | undefined
}

export function CommentList({ on, initial, Composer, moreActions, onCount }: CommentListProps) {
  const text = useText()
  const announce = useAnnounce()
  const { list, comments, posting, add, addPosted, addLinked, remove, update } = useComments(on, initial)
  const { linked, inOrder } = useLinked({ on, comments, isLoaded: list.isSuccess, add: addLinked })
  const isEmpty = list.isSuccess && comments.length === 0 && posting === undefined

  const tellAdded = (comment: Comment) => {
    if (comment.is_held) return toast.show(text('commentWaits'), { text: text('waitsHint') })
    onCount?.(1)
    announce(text('commentAdded'))
  }
  const send = async (body: string, _onTaken?: () => void, position_seconds: number | null = null) => {
    const { comment } = await add({ body, position_seconds })
    tellAdded(comment)
  }
  const addSent = (comment: Comment) => {
    void addPosted(comment)
    tellAdded(comment)
  }
  const removeOne = async ({ id, is_held }: Comment) => {
    document.querySelector<HTMLElement>('#comments')?.focus()
    await remove(id)
    if (!is_held) onCount?.(-1)
  }

  return (
    <>
      <Suspense>
        <Composer on={on} onSend={send} onPosted={addSent} />
      </Suspense>
      <ol className={styles.list} aria-busy={list.isPending}>
        {posting !== undefined && (
          <li>
            <Posting body={posting} />
          </li>
        )}
        {inOrder.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              isLinked={comment.id === linked}
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
