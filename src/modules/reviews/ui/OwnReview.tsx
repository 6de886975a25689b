import { Suspense, useState } from 'react'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { OwnPart } from '../contract.ts'
import { useText } from './use-text.ts'
import styles from './reviews.module.css'
import { onDemand } from '#kit/on-demand.ts'

const ReviewForm = onDemand(async () => (await import('./ReviewForm.tsx')).ReviewForm)

interface OwnReviewProps {
  courseId: string
  own: Omit<OwnPart, 'course_id'>
}

/** The form for whoever may write a review, then what became of it. */
export function OwnReview({ courseId, own }: OwnReviewProps) {
  const text = useText()
  const [written, setWritten] = useState(own.review)
  if (written)
    return (
      <div className={styles.own}>
        <Callout tone={written.status === 'disapproved' ? 'plain' : 'good'} isNews={own.review === null}>
          {text(written.status)}
        </Callout>
      </div>
    )
  if (!own.may_write) return null
  return (
    <Suspense>
      <ReviewForm courseId={courseId} onWritten={setWritten} />
    </Suspense>
  )
}
