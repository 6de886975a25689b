import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { listLeadForms, listLeads } from '#modules/leads/contract.ts'
import { filterIn } from '#modules/leads/ui/lead-filter.ts'
import { LeadFilters } from '#modules/leads/ui/LeadFilters.tsx'
import { LeadTable } from '#modules/leads/ui/LeadTable.tsx'
import { LeadTabs } from '#modules/leads/ui/LeadTabs.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Leads.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { AddButton } from './lists/AddButton.tsx'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const filter = filterIn(asked)
  const [page, forms] = await Promise.all([
    api.call(listLeads, { ...chosenIn(filter), cursor }),
    api.call(listLeadForms, {}),
  ])
  return { leads: page.data, filter, forms: forms.data, place: placeOf(page, cursor) }
}

export default function Leads({ loaderData: { leads, filter, forms, place } }: Route.ComponentProps) {
  const text = useLeadsText()
  return (
    <ListPage
      {...place}
      list="/home/leads"
      title={text('leads')}
      none={{ title: text('noLeads'), text: text('noLeadsText') }}
      text={text}
      add={
        <AddButton to="/home/leads/forms/new" right="change-content">
          {text('newForm')}
        </AddButton>
      }
      actions={leads.length > 0 && <ExportMenu kind="leads" asked={filter} />}
      tabs={<LeadTabs />}
      asked={filter}
      filters={<LeadFilters filter={filter} forms={forms} />}
      isEmpty={leads.length === 0}
    >
      <LeadTable leads={leads} />
    </ListPage>
  )
}
