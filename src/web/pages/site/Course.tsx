import { Suspense } from 'react'
import { redirect } from 'react-router'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { getOwnCourse } from '#modules/course-pages/contract.ts'
import { getCoursePage } from '#modules/courses/contract.ts'
import { findPlacedLeadForm, type LeadForm } from '#modules/leads/contract.ts'
import { getReviewSummary, listReviews, type ReviewPage, type ReviewSummary } from '#modules/reviews/contract.ts'
import { countOf } from '#modules/reviews/ui/tally.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { OfferLayout } from '#kit/layouts/OfferLayout.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loadingFor, sameForEveryVisitor, sameForItsReaders } from '#web/load.ts'
import { useOwn } from '#web/own-part.ts'
import type { SharedVisit } from '#web/visit.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { AboutAuthorProps } from './AboutAuthor.tsx'
import type { Route } from './+types/Course.ts'
import { asTold } from './as-told.ts'
import { BuyBox } from './BuyBox.tsx'
import { Contents } from './Contents.tsx'
import { courseMeta } from './course-meta.ts'
import { CoursePicture } from './CoursePicture.tsx'
import { CourseProof } from './CourseProof.tsx'
import { OfferBand } from './OfferBand.tsx'
import { siteOf } from './site-of.ts'
import { useSiteText } from './text.ts'

/** Where the school has put one. */
const PlacedLeadForm = onDemand(async () => (await import('#modules/leads/ui/PlacedLeadForm.tsx')).PlacedLeadForm)

const CourseReviews = whenNear(async () => (await import('./CourseReviews.tsx')).CourseReviews)
const MoreCourses = whenNear(async () => (await import('./MoreCourses.tsx')).MoreCourses)

const ProductPitch = whenNear(async () => (await import('#modules/catalog/ui/ProductPitch.tsx')).ProductPitch, true)

const AboutAuthor = whenNear(async () => (await import('./AboutAuthor.tsx')).AboutAuthor)

const MORE = 6

export const handle = {
  ...sameForEveryVisitor(),
  ...sameForItsReaders(({ api, params: { slug = '' } }) => api.call(getOwnCourse, { slug })),
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loadingFor(handle, { request, context })
  const { api, school, own, formOutcome } = visit
  const course = await api.call(getCoursePage, { slug: params.slug })
  const ownPath = productPath(course.product)
  if (ownPath !== `/${params.slug}`) throw redirect(ownPath)
  const courseId = course.product.id
  const [{ summary, reviews }, leadForm, newest] = await Promise.all([
    reviewsOf(courseId, api),
    leadFormOn(courseId, visit),
    visit.newest(),
  ])
  const others = newest.filter(({ id }) => id !== courseId).slice(0, MORE)
  return {
    course,
    author: authorOf(school),
    others,
    summary,
    reviews,
    own,
    leadForm,
    formOutcome,
    told: courseMeta({ course, summary, site: siteOf(visit) }),
  }
}

/** Nothing is asked for where there is none: most courses have no reviews yet. */
async function reviewsOf(
  courseId: string,
  api: SharedVisit['api'],
): Promise<{ summary: ReviewSummary; reviews: ReviewPage }> {
  const summary = await api.call(getReviewSummary, { courseId })
  const reviews =
    countOf(summary) > 0 ? await api.call(listReviews, { course_id: courseId }) : { data: [], next_page_url: null }
  return { summary, reviews }
}

async function leadFormOn(courseId: string, { api, hasLeadForm }: SharedVisit): Promise<LeadForm | null> {
  if (!(await hasLeadForm(courseId))) return null
  return (await api.call(findPlacedLeadForm, { course_id: courseId })).form
}

const authorOf = (school: AboutAuthorProps | null | undefined): AboutAuthorProps | null =>
  school?.author_bio
    ? {
        author_name: school.author_name,
        author_bio: school.author_bio,
        author_avatar: school.author_avatar,
        contact_email: school.contact_email,
      }
    : null

export const meta: Route.MetaFunction = asTold

export default function Course({
  loaderData: { course, author, others, summary, reviews, leadForm, formOutcome, ...loaded },
}: Route.ComponentProps) {
  const text = useSiteText()
  const own = useOwn(loaded.own)
  const { product } = course
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <OfferLayout
          kicker={[product.category, text(product.difficulty)].filter(Boolean).join(' · ')}
          title={product.title}
          intro={product.author ? text('by', { name: product.author.name }) : undefined}
          picture={<CoursePicture course={course} />}
          offer={
            <>
              <BuyBox course={course} own={own} />
              <CourseProof course={course} summary={summary} />
            </>
          }
          closes
          band={
            !course.has_access &&
            product.is_enrollment_enabled && (
              <OfferBand product={product} words={text(product.is_free ? 'get' : 'buy')} />
            )
          }
        >
          {product.description_html && (
            <Section title={text('about')}>
              <Prose html={product.description_html} />
            </Section>
          )}
          {product.pitch && <ProductPitch pitch={product.pitch} of="promises" />}
          <Section title={text('inside')}>
            <Contents course={course} />
          </Section>
          {author && <AboutAuthor {...author} />}
          <CourseReviews key={product.id} courseId={product.id} summary={summary} reviews={reviews} own={own} />
          {product.pitch?.questions[0] && <ProductPitch pitch={product.pitch} of="questions" />}
        </OfferLayout>
        {others.length > 0 && <MoreCourses key={product.id} courses={others} />}
        {leadForm && (
          <Suspense>
            <PlacedLeadForm key={leadForm.id} form={leadForm} outcome={formOutcome} />
          </Suspense>
        )}
      </Page>
    </SiteShell>
  )
}
