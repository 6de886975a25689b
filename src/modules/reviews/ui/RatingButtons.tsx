import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { writeReview } from '../contract.ts'
import type { Rating, ReviewStatus } from '../vocabulary.ts'
import styles from './reviews.module.css'
import { useText } from './use-text.ts'

/** A review by one press: the rating alone. */
export function RatingButtons({ courseId, question }: { courseId: string; question: string }) {
  const text = useText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const [status, setStatus] = useState<ReviewStatus | null>(null)
  if (status)
    return (
      <Callout tone="good" isNews>
        {text(status)}
      </Callout>
    )
  const rate = (rating: Rating) => () =>
    void send(async () => {
      const { review } = await api.call(writeReview, { course_id: courseId, rating })
      setStatus(review.status)
    })
  return (
    <fieldset className={styles.rating}>
      <legend>{question}</legend>
      <div className={common.row}>
        <Button busy={isSending} onClick={rate(10)}>
          {text('recommend')}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={rate(5)}>
          {text('neutral')}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={rate(0)}>
          {text('notRecommend')}
        </Button>
      </div>
    </fieldset>
  )
}
