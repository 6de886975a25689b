import { Suspense } from 'react'
import { onDemand } from '#kit/on-demand.ts'
import type { Comment } from '#modules/comments/contract.ts'

const TurnIntoReview = onDemand(async () => (await import('./TurnIntoReview.tsx')).TurnIntoReview)

/** What admins have beside a comment that is a review or may become one. */
export const reviewFrom = (comment: Comment) =>
  (comment.review || comment.can.review) && (
    <Suspense>
      <TurnIntoReview comment={comment} />
    </Suspense>
  )
