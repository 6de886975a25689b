import { Suspense } from 'react'
import type { OwnPart, ReviewPage, ReviewSummary } from '#modules/reviews/contract.ts'
import { ReviewList } from '#modules/reviews/ui/ReviewList.tsx'
import { ReviewsOrigin } from '#modules/reviews/ui/ReviewsOrigin.tsx'
import { ReviewTally } from '#modules/reviews/ui/ReviewTally.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useSiteText } from './text.ts'

const OwnReview = onDemand(async () => (await import('#modules/reviews/ui/OwnReview.tsx')).OwnReview)

interface CourseReviewsProps {
  courseId: string
  summary: ReviewSummary
  reviews: ReviewPage
  /** of whoever looks, where they are known and it is of this course */
  own: OwnPart | null | undefined
}

/** What students say of a course, and what whoever has it has to say. */
export function CourseReviews({ courseId, summary, reviews, own }: CourseReviewsProps) {
  const text = useSiteText()
  return (
    <Section title={text('reviews')}>
      <ReviewTally summary={summary} />
      {own?.course_id === courseId && (
        <Suspense>
          <OwnReview courseId={courseId} own={own} />
        </Suspense>
      )}
      <ReviewList courseId={courseId} initial={reviews} />
      <ReviewsOrigin />
    </Section>
  )
}
