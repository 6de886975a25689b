import { Suspense } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import type { FrontPage } from '#modules/front/contract.ts'
import type { LeadForm } from '#modules/leads/contract.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { School } from '#modules/schools/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import { CourseCard } from '../site/CourseCard.tsx'
import { useSiteText } from '../site/text.ts'
import { InFront } from './InFront.tsx'

/** Where the school has put one. */
const PlacedLeadForm = onDemand(async () => (await import('#modules/leads/ui/PlacedLeadForm.tsx')).PlacedLeadForm)

const FurtherDown = whenNear(async () => (await import('./FurtherDown.tsx')).FurtherDown)

const CARDS_SHOWN = 6
const ROWS_SHOWN = 8

interface SchoolHomeProps {
  school: School
  front: FrontPage
  products: { data: ProductCard[]; next_page_url: string | null }
  leadForm: LeadForm | null
  formOutcome: FormOutcome | null
}

/** A school's front page: its promise, what stands in front, its courses, what students say, who teaches, all else. */
export function SchoolHome({ school, front, products, leadForm, formOutcome }: SchoolHomeProps) {
  const text = useSiteText()
  const { product, picture } = front
  const beside = products.data.filter(({ id }) => id !== product?.id)
  const courses = beside.filter(({ kind }) => KINDS[kind].isWatched)
  const others = beside.filter(({ kind }) => !KINDS[kind].isWatched)
  const cards = courses.length > 0 ? courses : others
  const hasMore = products.next_page_url !== null || cards.length > CARDS_SHOWN
  const isBare = products.data.length === 0
  return (
    <SiteShell>
      <Page>
        <Hero
          title={school.tagline || school.name}
          intro={front.intro || (isBare && text('noCoursesText'))}
          actions={
            cards.length > 0 && (
              <LinkButton look={product ? undefined : 'primary'} to="/courses">
                {text('seeCourses')}
              </LinkButton>
            )
          }
          aside={
            (picture || isBare) && (
              <Cover title={school.name} image={coverImage(picture, '(width < 60rem) 92vw, 40rem')} isFirst />
            )
          }
        />
        {product && <InFront product={product} isFirst={!picture} />}
        {cards.length > 0 && (
          <Section
            title={text(courses.length > 0 ? 'courses' : 'whatIsOffered')}
            more={hasMore && <Link to="/courses">{text('allCourses')}</Link>}
          >
            <CardGrid>
              {cards.slice(0, CARDS_SHOWN).map((each) => (
                <CourseCard key={each.id} course={each} />
              ))}
            </CardGrid>
          </Section>
        )}
        <FurtherDown school={school} front={front} others={courses.length > 0 ? others.slice(0, ROWS_SHOWN) : []} />
        {leadForm && (
          <Suspense>
            <PlacedLeadForm form={leadForm} outcome={formOutcome} />
          </Suspense>
        )}
      </Page>
    </SiteShell>
  )
}
