import { NewCommunityForm } from '#modules/communities/ui/NewCommunityForm.tsx'
import { useCommunityPanelText } from '#modules/communities/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewCommunity.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewCommunity({ loaderData }: Route.ComponentProps) {
  const text = useCommunityPanelText()
  return (
    <>
      <title>{text('newCommunity')}</title>
      <Breadcrumbs
        crumbs={[{ label: text('communities'), to: '/home/communities' }, { label: text('newCommunity') }]}
      />
      <h1>{text('newCommunity')}</h1>
      <NewCommunityForm {...loaderData} />
    </>
  )
}
