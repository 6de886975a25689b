import type { CoursePage } from '#modules/courses/contract.ts'
import type { ReviewSummary } from '#modules/reviews/contract.ts'
import { offerOf, productMeta } from './product-meta.ts'

interface Told {
  course: CoursePage
  summary: ReviewSummary
  origin: string
  schoolName: string
}

/** The course as schema.org knows it; a rating is told only where there are reviews. */
export function courseMeta({ course, summary, origin, schoolName }: Told) {
  const { product } = course
  const address = `${origin}/${product.slug}`
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Course',
    ...told,
    provider: { '@type': 'Organization', name: schoolName, url: origin },
    ...(product.author ? { author: { '@type': 'Person', name: product.author.name } } : {}),
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: `PT${Math.max(1, Math.round(course.run_time_seconds / 60))}M`,
    },
    ...ratingOf(summary),
  }))
}

function ratingOf({ recommended, neutral, not_recommended }: ReviewSummary) {
  const reviewCount = recommended + neutral + not_recommended
  if (reviewCount === 0) return {}
  const ratingValue = Number(((recommended * 10 + neutral * 5) / reviewCount).toFixed(1))
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 10, worstRating: 0, reviewCount } }
}
