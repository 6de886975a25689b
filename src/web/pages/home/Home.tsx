import { Suspense } from 'react'
import { listCourses } from '#modules/catalog/contract.ts'
import { findPlacedLeadForm } from '#modules/leads/contract.ts'
import { listReviews } from '#modules/reviews/contract.ts'
import { loadingFor, sameForEveryVisitor, sameForItsReaders } from '#web/load.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/Home.ts'
import { SchoolHome } from './SchoolHome.tsx'
import { onDemand } from '#kit/on-demand.ts'

const PlatformFront = onDemand(async () => (await import('../platform/PlatformFront.tsx')).PlatformFront)

const COURSES_SHOWN = 12
const REVIEWS_SHOWN = 6

export const handle = { ...sameForEveryVisitor(), ...sameForItsReaders(async () => ({ opened: [] })) }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school, formOutcome } = loadingFor(handle, { request, context })
  if (!school) return null
  const [courses, reviews, { form }] = await Promise.all([
    api.call(listCourses, {}),
    api.call(listReviews, { length: REVIEWS_SHOWN }),
    api.call(findPlacedLeadForm, {}),
  ])
  return {
    school,
    courses: courses.data.slice(0, COURSES_SHOWN),
    hasMore: courses.data.length > COURSES_SHOWN || courses.next_page_url !== null,
    reviews,
    leadForm: form,
    formOutcome,
    origin: new URL(request.url).origin,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { school, origin, courses } = loaderData
  const cover = courses.find((course) => course.cover)?.cover
  return pageMeta({
    title: school.tagline ? `${school.name} · ${school.tagline}` : school.name,
    description: school.seo_description || school.tagline,
    address: `${origin}/`,
    image: cover ? origin + cover.src.replace('{width}', String(cover.widths.at(-1))) : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <Suspense>
        <PlatformFront />
      </Suspense>
    )
  return <SchoolHome {...loaderData} />
}
