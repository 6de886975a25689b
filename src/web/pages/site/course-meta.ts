import type { CoursePage } from '#modules/courses/contract.ts'
import type { ReviewSummary } from '#modules/reviews/contract.ts'
import { minorDigits } from '#platform/i18n/format.ts'
import { pageMeta } from './page-meta.ts'

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
  const description = product.seo_description || plain(product.description_html)
  const image = product.cover && origin + product.cover.src.replace('{width}', String(product.cover.widths.at(-1)))
  return pageMeta({
    title: product.seo_title || `${product.title} · ${schoolName}`,
    description,
    address,
    image: image ?? undefined,
    type: 'product',
    data: {
      '@type': 'Course',
      name: product.title,
      description: description || product.title,
      url: address,
      ...(image ? { image } : {}),
      provider: { '@type': 'Organization', name: schoolName, url: origin },
      ...(product.author ? { author: { '@type': 'Person', name: product.author.name } } : {}),
      ...(product.is_enrollment_enabled ? { offers: offerOf(course, address) } : {}),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'online',
        courseWorkload: `PT${Math.max(1, Math.round(course.run_time_seconds / 60))}M`,
      },
      ...ratingOf(summary),
    },
  })
}

const offerOf = ({ product: { is_free, amount, currency } }: CoursePage, url: string) => ({
  '@type': 'Offer',
  category: is_free ? 'Free' : 'Paid',
  price: (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url,
})

function ratingOf({ recommended, neutral, not_recommended }: ReviewSummary) {
  const reviewCount = recommended + neutral + not_recommended
  if (reviewCount === 0) return {}
  const ratingValue = Number(((recommended * 10 + neutral * 5) / reviewCount).toFixed(1))
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 10, worstRating: 0, reviewCount } }
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
