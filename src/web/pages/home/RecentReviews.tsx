import type { ReviewPage } from '#modules/reviews/contract.ts'
import { ReviewList } from '#modules/reviews/ui/ReviewList.tsx'
import { ReviewsOrigin } from '#modules/reviews/ui/ReviewsOrigin.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useSiteText } from '../site/text.ts'

/** What students say of a school's courses, newest first. */
export function RecentReviews({ reviews }: { reviews: ReviewPage }) {
  const text = useSiteText()
  return (
    <Section title={text('recentReviews')}>
      <ReviewList initial={reviews} />
      <ReviewsOrigin />
    </Section>
  )
}
