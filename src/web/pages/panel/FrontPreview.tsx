import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { listCourses } from '#modules/catalog/contract.ts'
import { previewFront } from '#modules/front/look/contract.ts'
import { useFrontText } from '#modules/front/ui/use-text.ts'
import { findPlacedLeadForm } from '#modules/leads/contract.ts'
import { previewLook } from '#modules/schools/look/contract.ts'
import { loadingOfSchool } from '#web/load.ts'
import { SchoolHome } from '../home/SchoolHome.tsx'
import { SchoolContext } from '#web/shell/use-school.ts'
import type { Route } from './+types/FrontPreview.ts'

/** The front page with what is tried in its address, as visitors would get it, for a frame in the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school, menus } = loadingOfSchool({ request, context })
  const {
    tagline = school.tagline,
    logo_id,
    dark_logo_id,
    head_menu,
    foot_menu,
    ...tried
  } = Object.fromEntries(new URL(request.url).searchParams)
  const [front, products, { form }] = await Promise.all([
    api.call(previewFront, tried),
    api.call(listCourses, {}),
    api.call(findPlacedLeadForm, {}),
  ])
  const look =
    logo_id === undefined
      ? { logos: school.logos, menus }
      : await api.call(previewLook, { logo_id, dark_logo_id, head_menu, foot_menu })
  return { school: { ...school, ...look, tagline }, front, products, leadForm: form }
}

export default function FrontPreview({ loaderData }: Route.ComponentProps) {
  const text = useFrontText()
  return (
    <>
      <title>{text('front')}</title>
      <meta name="robots" content="noindex" />
      <SchoolContext value={loaderData.school}>
        <ViewerProvider viewer={null}>
          <SchoolHome {...loaderData} formOutcome={null} />
        </ViewerProvider>
      </SchoolContext>
    </>
  )
}
