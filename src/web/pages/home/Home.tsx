import { Suspense } from 'react'
import { listCourses } from '#modules/catalog/contract.ts'
import { getFrontPage } from '#modules/front/contract.ts'
import { findPlacedLeadForm } from '#modules/leads/contract.ts'
import { loadingFor, sameForEveryVisitor, sameForItsReaders } from '#web/load.ts'
import { asTold } from '../site/as-told.ts'
import { frontTitle } from '#modules/schools/profile/vocabulary.ts'
import { pageMeta } from '../site/page-meta.ts'
import { siteOf } from '../site/site-of.ts'
import type { Route } from './+types/Home.ts'
import { SchoolHome } from './SchoolHome.tsx'
import { onDemand } from '#kit/on-demand.ts'

const PlatformFront = onDemand(async () => (await import('../platform/PlatformFront.tsx')).PlatformFront)

export const handle = { ...sameForEveryVisitor(), ...sameForItsReaders(async () => ({ opened: [] })) }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loadingFor(handle, { request, context })
  const { api, school, formOutcome } = visit
  const site = siteOf(visit)
  if (!school) return { school, told: pageMeta({ site, description: '', path: '/' }) }
  const [front, products, { form }] = await Promise.all([
    api.call(getFrontPage),
    api.call(listCourses, {}),
    api.call(findPlacedLeadForm, {}),
  ])
  return {
    school,
    front,
    products,
    leadForm: form,
    formOutcome,
    told: pageMeta({
      site,
      title: school.seo_title || frontTitle(school),
      description: school.seo_description || school.tagline,
      path: '/',
    }),
  }
}

export const meta: Route.MetaFunction = asTold

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.school)
    return (
      <Suspense>
        <PlatformFront />
      </Suspense>
    )
  return <SchoolHome {...loaderData} />
}
