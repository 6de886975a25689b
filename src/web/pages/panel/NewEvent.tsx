import { NewEventForm } from '#modules/live-events/ui/NewEventForm.tsx'
import { useEventPanelText } from '#modules/live-events/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewEvent.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewEvent({ loaderData }: Route.ComponentProps) {
  const text = useEventPanelText()
  return (
    <>
      <title>{text('newEvent')}</title>
      <Breadcrumbs crumbs={[{ label: text('events'), to: '/home/events' }, { label: text('newEvent') }]} />
      <h1>{text('newEvent')}</h1>
      <NewEventForm {...loaderData} />
    </>
  )
}
