import { Suspense } from 'react'
import { listOwned } from '#modules/access/contract.ts'
import { listFavourites, listMyCourses } from '#modules/learning/mine/contract.ts'
import { listWeeklyGoals } from '#modules/learning/weekly/contract.ts'
import { Favourites } from '#modules/learning/ui/Favourites.tsx'
import { MyCourses } from '#modules/learning/ui/MyCourses.tsx'
import { MyCoursesHeading } from '#modules/learning/ui/MyCoursesHeading.tsx'
import { useMyText } from '#modules/learning/ui/use-my-text.ts'
import { ownedSection } from '#modules/catalog/ui/site-kind.ts'
import type { listMySeats } from '#modules/seats/contract.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Answer, Endpoint } from '#platform/contract/endpoint.ts'
import { loadingFor, sameForItsReaders } from '#web/load.ts'
import { SITE_KINDS } from '../site/kinds.ts'
import type { Route } from './+types/My.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

const MySeats = onDemand(async () => (await import('#modules/seats/ui/MySeats.tsx')).MySeats)

/** Few have bought anything but courses, or for others. */
const SECTIONS = [
  ...Object.values(SITE_KINDS).flatMap(({ owned = [] }) => owned),
  ownedSection<typeof listMySeats>('/json/my/seats', MySeats),
]

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export const handle = sameForItsReaders(async ({ api }) => ({ opened: [], alike: await api.call(listOwned) }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, alike } = loadingFor(handle, { request, context })
  const { lists } = alike ?? (await api.call(listOwned))
  const pageOf = <E extends Endpoint>({ path }: E) => lists[path] as Answer<E>
  return {
    courses: pageOf(listMyCourses),
    favourites: pageOf(listFavourites),
    weeklyGoals: pageOf(listWeeklyGoals),
    owned: SECTIONS.map(({ path }) => lists[path]!),
  }
}

export default function My({ loaderData: { courses, favourites, weeklyGoals, owned } }: Route.ComponentProps) {
  const text = useMyText()
  const hasStarted = courses.data.length > 0 || favourites.data.length > 0
  const hasOnlyOthers = courses.data.length === 0 && owned.some(({ data }) => data.length > 0)
  return (
    <MyShell
      title={text(hasOnlyOthers ? 'whatYouHave' : 'myCourses')}
      heading={courses.data.length > 0 ? <MyCoursesHeading goal={weeklyGoals.data[0]} /> : undefined}
      first={!hasOnlyOthers && <MyCourses initial={courses} />}
    >
      {SECTIONS.map(
        ({ path, Section: OwnedSection }, at) =>
          owned[at]!.data.length > 0 && (
            <Suspense key={path}>
              <OwnedSection initial={owned[at]!} />
            </Suspense>
          ),
      )}
      {hasStarted && (
        <Section title={text('favourites')}>
          <Favourites initial={favourites} />
        </Section>
      )}
    </MyShell>
  )
}
