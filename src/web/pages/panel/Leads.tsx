import { cursorIn } from '#platform/contract/cursor-in.ts'
import { listLeadForms, listLeads } from '#modules/leads/contract.ts'
import { ExportLeads } from '#modules/leads/ui/ExportLeads.tsx'
import { addressOf, filterIn, isFiltered, setIn } from '#modules/leads/ui/lead-filter.ts'
import { LeadFilters } from '#modules/leads/ui/LeadFilters.tsx'
import { LeadTable } from '#modules/leads/ui/LeadTable.tsx'
import { LeadTabs } from '#modules/leads/ui/LeadTabs.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Leads.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const filter = filterIn(asked)
  const cursor = asked.get('cursor') ?? undefined
  const [page, forms] = await Promise.all([
    api.call(listLeads, { ...setIn(filter), cursor }),
    api.call(listLeadForms, {}),
  ])
  return { leads: page.data, next: cursorIn(page.next_page_url), filter, forms: forms.data, isFirst: !cursor }
}

export default function Leads({ loaderData: { leads, next, filter, forms, isFirst } }: Route.ComponentProps) {
  const text = useLeadsText()
  const isUntouched = leads.length === 0 && !isFiltered(filter) && isFirst
  return (
    <>
      <title>{text('leads')}</title>
      <PageHeading
        title={text('leads')}
        actions={leads.length > 0 && <ExportLeads href={addressOf('/home/leads/export', filter)} />}
      />
      <LeadTabs />
      {isUntouched ? (
        <EmptyState
          title={text('noLeads')}
          action={
            <LinkButton to="/home/leads/forms/new" look="primary">
              {text('newForm')}
            </LinkButton>
          }
        >
          {text('noLeadsText')}
        </EmptyState>
      ) : (
        <>
          <LeadFilters filter={filter} forms={forms} />
          {leads.length === 0 ? (
            <EmptyState title={text('noneFound')} action={<LinkButton to="/home/leads">{text('showAll')}</LinkButton>}>
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <LeadTable leads={leads} />
          )}
          <div className={common.row}>
            {!isFirst && <LinkButton to={addressOf('/home/leads', filter)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={addressOf('/home/leads', filter, next)}>{text('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
