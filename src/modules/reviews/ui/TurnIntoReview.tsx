import { Suspense, useState } from 'react'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import type { Comment } from '#modules/comments/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useCommentReview } from './use-comment-review.ts'
import { useText } from './use-text.ts'

const fetchDialog = () => import('./TurnIntoReviewDialog.tsx')
const TurnIntoReviewDialog = onDemand(async () => (await fetchDialog()).TurnIntoReviewDialog)
const loadDialog = () => void fetchDialog()

const KINDS = { 10: 'kindPositive', 5: 'kindAmbivalent', 0: 'kindNegative' } as const

/** For admins, beside a student's comment: makes it a review where that can be, says that it is one, and takes it back. */
export function TurnIntoReview({ comment }: { comment: Comment }) {
  const text = useText()
  const { isWorking, takeBack } = useCommentReview(comment.id)
  const [isOpen, setOpen] = useState(false)
  const { review, ownable } = comment
  if (!review && !comment.can.review) return null
  const open = { onPointerEnter: loadDialog, onFocus: loadDialog, onClick: () => setOpen(true) }
  return (
    <>
      {review && <span className={common.note}>{text('isReview', { kind: text(KINDS[review.rating]) })}</span>}
      {/* The same button in both states, so that whoever pressed it stays on it. */}
      <button
        type="button"
        aria-label={text(review ? 'takeBackWhose' : 'turnIntoWhose', { name: ownable.name })}
        aria-haspopup={review ? undefined : 'dialog'}
        aria-disabled={isWorking || undefined}
        className={inner.act}
        {...(review ? { onClick: () => void takeBack() } : open)}
      >
        {text(review ? 'takeBack' : 'turnInto')}
      </button>
      {isOpen && (
        <Suspense>
          <TurnIntoReviewDialog comment={comment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
