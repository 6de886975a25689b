import { listLeadForms } from '#modules/leads/contract.ts'
import { FormTable } from '#modules/leads/ui/FormTable.tsx'
import { LeadTabs } from '#modules/leads/ui/LeadTabs.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LeadForms.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cursor } = askedPage(request)
  const page = await loading({ request, context }).api.call(listLeadForms, { cursor })
  return { forms: page.data, place: placeOf(page, cursor) }
}

const LIST = '/home/leads/forms'

export default function LeadForms({ loaderData: { forms, place } }: Route.ComponentProps) {
  const text = useLeadsText()
  const add = (
    <AddButton right="change-content" to={`${LIST}/new`}>
      {text('newForm')}
    </AddButton>
  )
  return (
    <>
      <title>{text('forms')}</title>
      <PageHeading title={text('leads')} actions={forms.length > 0 && add} />
      <LeadTabs />
      {forms.length === 0 ? (
        <EmptyState title={text('noForms')} action={add}>
          {text('noFormsText')}
        </EmptyState>
      ) : (
        <FormTable forms={forms} />
      )}
      <ListWays {...place} list={LIST} />
    </>
  )
}
