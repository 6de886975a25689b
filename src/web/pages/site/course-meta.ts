import type { CoursePage } from '#modules/courses/contract.ts'
import type { ReviewSummary } from '#modules/reviews/contract.ts'
import { offerOf, productMeta } from './product-meta.ts'
import type { Site } from './site-of.ts'

interface Told {
  course: CoursePage
  summary: ReviewSummary
  site: Site
}

/** The course as schema.org knows it; a rating is told only where there are reviews. */
export function courseMeta({ course, summary, site }: Told) {
  const { product } = course
  return productMeta({ product, site }, (told) => ({
    '@type': 'Course',
    ...told,
    provider: { '@type': 'Organization', name: site.name, url: site.origin },
    ...(product.author ? { author: { '@type': 'Person', name: product.author.name } } : {}),
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, told.url) } : {}),
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
