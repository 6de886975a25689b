import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import cases from '#modules/moderation/ui/moderation.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { RatingMark } from '#kit/figures/RatingMark.tsx'
import { approveReview, disapproveReview, type ModeratedReview } from '../contract.ts'
import { useShownText } from './use-shown-text.ts'
import { useText } from './use-text.ts'
import styles from './moderation.module.css'

const STATUSES = {
  pending: { tone: 'caution', label: 'statusPending' },
  approved: { tone: 'good', label: 'statusApproved' },
  disapproved: { tone: 'plain', label: 'statusDisapproved' },
} as const

export function ModeratedItem({ review }: { review: ModeratedReview }) {
  const text = useText()
  const shown = useShownText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const [deciding, setDeciding] = useState<typeof approveReview>()
  const { tone, label } = STATUSES[review.status]

  const decide = async (endpoint: typeof approveReview) => {
    setDeciding(endpoint)
    try {
      await api.call(endpoint, { id: review.id })
      await revalidate()
    } catch (error) {
      showProblem(error)
    } finally {
      setDeciding(undefined)
    }
  }
  return (
    <li className={cases.case}>
      <div className={styles.words}>
        <p className={styles.marks}>
          <RatingMark rating={review.rating} /> <Status tone={tone}>{text(label)}</Status>
        </p>
        {review.title && <h2 className={styles.title}>{review.title}</h2>}
        <p className={styles.review}>{review.review || shown('noWords')}</p>
        <p className={styles.author}>
          {review.student.name} · {shown(review.has_bought ? 'bought' : 'notBought')} · {shown('ofCourse')}{' '}
          <Link to={`/${review.course.slug}`}>{review.course.title}</Link> · <DateText at={review.created_at} />
        </p>
      </div>
      <div className={`${common.row} ${styles.actions}`}>
        {review.status !== 'approved' && (
          <Button busy={deciding === approveReview} onClick={() => void decide(approveReview)}>
            {text('approve')}
          </Button>
        )}
        {review.status !== 'disapproved' && (
          <Button look="quiet" busy={deciding === disapproveReview} onClick={() => void decide(disapproveReview)}>
            {text('disapprove')}
          </Button>
        )}
      </div>
    </li>
  )
}
