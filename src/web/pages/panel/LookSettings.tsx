import { useFindProductPages } from '#modules/catalog/ui/use-find-product-pages.ts'
import { getLookDraft } from '#modules/front/look/draft/contract.ts'
import { getLook } from '#modules/front/look/contract.ts'
import { LookForm } from '#modules/front/ui/LookForm.tsx'
import { listMenuPlaces } from '#modules/schools/look/contract.ts'
import { useLookText } from '#modules/schools/ui/use-text.ts'
import common from '#kit/common.module.css'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/LookSettings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const [look, { draft }, places] = await Promise.all([
    api.call(getLook),
    api.call(getLookDraft),
    api.call(listMenuPlaces),
  ])
  return { school: { name: school.name }, look, keptDraft: draft, places }
}

export default function LookSettings({ loaderData }: Route.ComponentProps) {
  const text = useLookText()
  return (
    <>
      <title>{text('look')}</title>
      <header>
        <h1>{text('look')}</h1>
        <p className={common.soft}>{text('lookIntro')}</p>
      </header>
      <LookForm {...loaderData} findProducts={useFindProductPages()} />
    </>
  )
}
