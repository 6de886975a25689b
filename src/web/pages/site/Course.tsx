import { Suspense } from 'react'
import { redirect } from 'react-router'
import { listCourses } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { getCoursePage } from '#modules/courses/contract.ts'
import { findPlacedLeadForm } from '#modules/leads/contract.ts'
import { PlacedLeadForm } from '#modules/leads/ui/PlacedLeadForm.tsx'
import { getOwnCourse, getReviewSummary, listReviews } from '#modules/reviews/contract.ts'
import { ReviewList } from '#modules/reviews/ui/ReviewList.tsx'
import { ReviewsOrigin } from '#modules/reviews/ui/ReviewsOrigin.tsx'
import { ReviewTally } from '#modules/reviews/ui/ReviewTally.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { loadingFor, sameForEveryVisitor, sameForItsReaders } from '#web/load.ts'
import { useOwn } from '#web/own-part.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Course.ts'
import { BuyBox } from './BuyBox.tsx'
import { Contents } from './Contents.tsx'
import { courseMeta } from './course-meta.ts'
import { useSiteText } from './text.ts'
import { onDemand } from '#kit/on-demand.ts'

const OwnReview = onDemand(async () => (await import('#modules/reviews/ui/OwnReview.tsx')).OwnReview)
const MoreCourses = whenNear(async () => (await import('./MoreCourses.tsx')).MoreCourses)

const MORE = 6

export const handle = {
  ...sameForEveryVisitor(),
  ...sameForItsReaders(({ api, params: { slug = '' } }) => api.call(getOwnCourse, { slug })),
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school, own, formOutcome } = loadingFor(handle, { request, context })
  const course = await api.call(getCoursePage, { slug: params.slug })
  const ownPath = productPath(course.product)
  if (ownPath !== `/${params.slug}`) throw redirect(ownPath)
  const courseId = course.product.id
  const [summary, reviews, { form: leadForm }, newest] = await Promise.all([
    api.call(getReviewSummary, { courseId }),
    api.call(listReviews, { course_id: courseId }),
    api.call(findPlacedLeadForm, { course_id: courseId }),
    api.call(listCourses, {}),
  ])
  const { origin } = new URL(request.url)
  const others = newest.data.filter(({ id }) => id !== courseId).slice(0, MORE)
  return { course, others, summary, reviews, own, leadForm, formOutcome, origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? courseMeta(loaderData) : [])

export default function Course({
  loaderData: { course, others, summary, reviews, leadForm, formOutcome, ...loaded },
}: Route.ComponentProps) {
  const text = useSiteText()
  const own = useOwn(loaded.own)
  const { product } = course
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[product.category, text(product.difficulty)].filter(Boolean).join(' · ')}
          title={product.title}
          intro={product.author ? text('by', { name: product.author.name }) : undefined}
          actions={<BuyBox course={course} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        {product.description_html && (
          <Section title={text('about')}>
            <Prose html={product.description_html} />
          </Section>
        )}
        <Section title={text('inside')}>
          <Contents course={course} />
        </Section>
        <Section title={text('reviews')}>
          <ReviewTally summary={summary} />
          {own?.course_id === product.id && (
            <Suspense>
              <OwnReview key={product.id} courseId={product.id} own={own} />
            </Suspense>
          )}
          <ReviewList key={product.id} courseId={product.id} initial={reviews} />
          <ReviewsOrigin />
        </Section>
        {others.length > 0 && <MoreCourses key={product.id} courses={others} />}
        {leadForm && <PlacedLeadForm key={leadForm.id} form={leadForm} outcome={formOutcome} />}
      </Page>
    </SiteShell>
  )
}
