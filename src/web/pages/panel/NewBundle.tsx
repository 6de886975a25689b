import { NewBundleForm } from '#modules/bundles/ui/NewBundleForm.tsx'
import { useBundlePanelText } from '#modules/bundles/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewBundle.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewBundle({ loaderData }: Route.ComponentProps) {
  const text = useBundlePanelText()
  return (
    <>
      <title>{text('newBundle')}</title>
      <Breadcrumbs crumbs={[{ label: text('bundles'), to: '/home/bundles' }, { label: text('newBundle') }]} />
      <h1>{text('newBundle')}</h1>
      <NewBundleForm {...loaderData} />
    </>
  )
}
