import { listCourses } from '#modules/catalog/contract.ts'
import { previewFront } from '#modules/front/contract.ts'
import { useFrontText } from '#modules/front/ui/use-text.ts'
import { findPlacedLeadForm } from '#modules/leads/contract.ts'
import { loadingOfSchool } from '#web/load.ts'
import { SchoolHome } from '../home/SchoolHome.tsx'
import type { Route } from './+types/FrontPreview.ts'

/** The front page with what is tried in its address, for a frame in the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const tried = Object.fromEntries(new URL(request.url).searchParams)
  const [front, products, { form }] = await Promise.all([
    api.call(previewFront, tried),
    api.call(listCourses, {}),
    api.call(findPlacedLeadForm, {}),
  ])
  return { school, front, products, leadForm: form }
}

export default function FrontPreview({ loaderData }: Route.ComponentProps) {
  const text = useFrontText()
  return (
    <>
      <title>{text('front')}</title>
      <meta name="robots" content="noindex" />
      <SchoolHome {...loaderData} formOutcome={null} />
    </>
  )
}
