import { NewConsultationForm } from '#modules/consultations/ui/NewConsultationForm.tsx'
import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewConsultation.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewConsultation({ loaderData }: Route.ComponentProps) {
  const text = useConsultationPanelText()
  return (
    <>
      <title>{text('newConsultation')}</title>
      <Breadcrumbs
        crumbs={[{ label: text('consultations'), to: '/home/consultations' }, { label: text('newConsultation') }]}
      />
      <h1>{text('newConsultation')}</h1>
      <NewConsultationForm {...loaderData} />
    </>
  )
}
