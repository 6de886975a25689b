import { Suspense } from 'react'
import { listFavourites, listMyCourses } from '#modules/learning/contract.ts'
import { Favourites } from '#modules/learning/ui/Favourites.tsx'
import { MyCourses } from '#modules/learning/ui/MyCourses.tsx'
import { useLearningText } from '#modules/learning/ui/use-text.ts'
import { listMySeats } from '#modules/seats/contract.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import { SITE_KINDS } from '../site/kinds.ts'
import type { Route } from './+types/My.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

/** Few have bought anything but courses, or for others. */
const SECTIONS = Object.values(SITE_KINDS).flatMap(({ owned = [] }) => owned)
const MySeats = onDemand(async () => (await import('#modules/seats/ui/MySeats.tsx')).MySeats)

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [courses, favourites, seats, owned] = await Promise.all([
    api.call(listMyCourses, {}),
    api.call(listFavourites, {}),
    api.call(listMySeats, {}),
    Promise.all(Object.values(SITE_KINDS).map(async ({ calls }) => (await calls()).owned?.(api) ?? [])),
  ])
  return { courses, favourites, seats, owned: owned.flat() }
}

export default function My({ loaderData: { courses, favourites, seats, owned } }: Route.ComponentProps) {
  const text = useLearningText()
  const hasStarted = courses.data.length > 0 || favourites.data.length > 0
  return (
    <MyShell title={text('myCourses')} first={<MyCourses initial={courses} />}>
      {owned.map((initial, at) => {
        const OwnedSection = SECTIONS[at]!
        return (
          initial.data.length > 0 && (
            <Suspense key={at}>
              <OwnedSection initial={initial} />
            </Suspense>
          )
        )
      })}
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
    </MyShell>
  )
}
