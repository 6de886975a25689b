import { Link } from 'react-router'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import type { LeadForm } from '#modules/leads/contract.ts'
import { PlacedLeadForm } from '#modules/leads/ui/PlacedLeadForm.tsx'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { ReviewPage } from '#modules/reviews/contract.ts'
import type { School } from '#modules/schools/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import { AboutAuthor } from '../site/AboutAuthor.tsx'
import { CourseCard } from '../site/CourseCard.tsx'
import { useSiteText } from '../site/text.ts'
import styles from '../site/site.module.css'

const RecentReviews = whenNear(async () => (await import('./RecentReviews.tsx')).RecentReviews)

interface SchoolHomeProps {
  school: School
  courses: ProductCard[]
  hasMore: boolean
  reviews: ReviewPage
  leadForm: LeadForm | null
  formOutcome: FormOutcome | null
}

/** A school's front page: its name, its courses, its author, what students say. */
export function SchoolHome({ school, courses, hasMore, reviews, leadForm, formOutcome }: SchoolHomeProps) {
  const text = useSiteText()
  const [newest, ...others] = courses
  return (
    <SiteShell>
      <Page>
        <Hero
          title={school.name}
          intro={school.tagline || undefined}
          actions={
            newest && (
              <LinkButton look="primary" to="/courses">
                {text('seeCourses')}
              </LinkButton>
            )
          }
          aside={newest && <Newest course={newest} />}
        />
        <Section title={text('courses')} more={hasMore && <Link to="/courses">{text('allCourses')}</Link>}>
          {newest ? (
            <CardGrid>
              {(others.length > 0 ? others : courses).map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </CardGrid>
          ) : (
            <EmptyState title={text('noCourses')}>{text('noCoursesText')}</EmptyState>
          )}
        </Section>
        {school.author_bio && <AboutAuthor {...school} />}
        {reviews.data.length > 0 && <RecentReviews reviews={reviews} />}
        {leadForm && <PlacedLeadForm form={leadForm} outcome={formOutcome} />}
      </Page>
    </SiteShell>
  )
}

function Newest({ course }: { course: ProductCard }) {
  const text = useProductText()
  return (
    <Link to={productPath(course)} className={styles.newest}>
      <Cover title={course.title} image={coverImage(course.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
      <span className={styles.newestWords}>
        <span className={styles.newestKicker}>{text(`newest_${course.kind}`)}</span> {course.title}
      </span>
      <CardPrice productId={course.id} price={course} />
    </Link>
  )
}
