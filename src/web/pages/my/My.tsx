import { Suspense } from 'react'
import { listMyBundles } from '#modules/bundles/contract.ts'
import { listMyCommunities } from '#modules/communities/contract.ts'
import { listMyEvents } from '#modules/live-events/contract.ts'
import { listMyEntries } from '#modules/live-events/waiting/contract.ts'
import { listMyMemberships } from '#modules/memberships/contract.ts'
import { listFavourites, listMyCourses } from '#modules/learning/contract.ts'
import { Favourites } from '#modules/learning/ui/Favourites.tsx'
import { MyCourses } from '#modules/learning/ui/MyCourses.tsx'
import { useLearningText } from '#modules/learning/ui/use-text.ts'
import { listMySeats } from '#modules/seats/contract.ts'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/My.ts'
import styles from './my.module.css'

/** Few have bought memberships, bundles, communities, tickets, or for others. */
const MyBundles = onDemand(async () => (await import('#modules/bundles/ui/MyBundles.tsx')).MyBundles)
const MyCommunities = onDemand(async () => (await import('#modules/communities/ui/MyCommunities.tsx')).MyCommunities)
const MyEvents = onDemand(async () => (await import('#modules/live-events/ui/MyEvents.tsx')).MyEvents)
const MyMemberships = onDemand(async () => (await import('#modules/memberships/ui/MyMemberships.tsx')).MyMemberships)
const MyWaiting = onDemand(async () => (await import('#modules/live-events/ui/waiting/MyWaiting.tsx')).MyWaiting)
const MySeats = onDemand(async () => (await import('#modules/seats/ui/MySeats.tsx')).MySeats)

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [courses, favourites, memberships, bundles, communities, events, waiting, seats] = await Promise.all([
    api.call(listMyCourses, {}),
    api.call(listFavourites, {}),
    api.call(listMyMemberships, {}),
    api.call(listMyBundles, {}),
    api.call(listMyCommunities, {}),
    api.call(listMyEvents, {}),
    api.call(listMyEntries, {}),
    api.call(listMySeats, {}),
  ])
  return { courses, favourites, memberships, bundles, communities, events, waiting, seats }
}

export default function My({
  loaderData: { courses, favourites, memberships, bundles, communities, events, waiting, seats },
}: Route.ComponentProps) {
  const text = useLearningText()
  const hasStarted = courses.data.length > 0 || favourites.data.length > 0
  return (
    <SiteShell>
      <Page>
        <title>{text('myCourses')}</title>
        <div className={styles.courses}>
          <MyTabs />
          <h1>{text('myCourses')}</h1>
          <MyCourses initial={courses} />
        </div>
        {memberships.data.length > 0 && (
          <Suspense>
            <MyMemberships initial={memberships} />
          </Suspense>
        )}
        {bundles.data.length > 0 && (
          <Suspense>
            <MyBundles initial={bundles} />
          </Suspense>
        )}
        {communities.data.length > 0 && (
          <Suspense>
            <MyCommunities initial={communities} />
          </Suspense>
        )}
        {events.data.length > 0 && (
          <Suspense>
            <MyEvents initial={events} />
          </Suspense>
        )}
        {waiting.data.length > 0 && (
          <Suspense>
            <MyWaiting initial={waiting} />
          </Suspense>
        )}
        {seats.data.length > 0 && (
          <Suspense>
            <MySeats initial={seats} />
          </Suspense>
        )}
        {hasStarted && (
          <Section title={text('favourites')}>
            <Favourites initial={favourites} />
          </Section>
        )}
      </Page>
    </SiteShell>
  )
}
