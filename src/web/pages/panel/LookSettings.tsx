import { useFindProductPages } from '#modules/catalog/ui/use-find-product-pages.ts'
import { getLook, listMenuPlaces } from '#modules/schools/look/contract.ts'
import { LookForm } from '#modules/schools/ui/look/LookForm.tsx'
import { useLookText } from '#modules/schools/ui/use-text.ts'
import common from '#kit/common.module.css'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/LookSettings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const [look, places] = await Promise.all([api.call(getLook), api.call(listMenuPlaces)])
  return { school: { id: school.id, name: school.name }, look, places }
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
