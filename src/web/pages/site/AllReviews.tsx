import { listReviews } from '#modules/reviews/contract.ts'
import { ReviewList } from '#modules/reviews/ui/ReviewList.tsx'
import { ReviewsOrigin } from '#modules/reviews/ui/ReviewsOrigin.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/AllReviews.ts'
import { asTold } from './as-told.ts'
import { en } from './messages/en.ts'
import { pl } from './messages/pl.ts'
import { pageMeta } from './page-meta.ts'
import { siteOf } from './site-of.ts'
import { useSiteText } from './text.ts'

/** What the list is called, for search engines. */
const WORDS = { en, pl }

export const handle = sameForEveryVisitor()

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const site = siteOf(visit)
  const { reviews: title, allReviewsIntro: description } = WORDS[visit.language]
  return {
    reviews: await visit.api.call(listReviews, {}),
    told: pageMeta({ site, title: `${title} · ${site.name}`, description, path: '/reviews' }),
  }
}

export const meta: Route.MetaFunction = asTold

/** What students say of all courses of a school. */
export default function AllReviews({ loaderData: { reviews } }: Route.ComponentProps) {
  const text = useSiteText()
  return (
    <SiteShell>
      <Page>
        <Hero title={text('reviews')} intro={text('allReviewsIntro')} />
        <div>
          <ReviewList initial={reviews} />
          <ReviewsOrigin />
        </div>
      </Page>
    </SiteShell>
  )
}
