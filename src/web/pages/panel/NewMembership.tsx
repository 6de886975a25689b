import { NewMembershipForm } from '#modules/memberships/ui/NewMembershipForm.tsx'
import { useMembershipPanelText } from '#modules/memberships/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewMembership.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewMembership({ loaderData }: Route.ComponentProps) {
  const text = useMembershipPanelText()
  return (
    <>
      <title>{text('newMembership')}</title>
      <Breadcrumbs
        crumbs={[{ label: text('memberships'), to: '/home/memberships' }, { label: text('newMembership') }]}
      />
      <h1>{text('newMembership')}</h1>
      <NewMembershipForm {...loaderData} />
    </>
  )
}
