import { Plus } from 'lucide-react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { listLeadForms } from '#modules/leads/contract.ts'
import { FormTable } from '#modules/leads/ui/FormTable.tsx'
import { LeadTabs } from '#modules/leads/ui/LeadTabs.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LeadForms.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = await api.call(listLeadForms, { cursor })
  return { forms: page.data, next: cursorIn(page.next_page_url), isFirst: !cursor }
}

export default function LeadForms({ loaderData: { forms, next, isFirst } }: Route.ComponentProps) {
  const text = useLeadsText()
  const add = (
    <LinkButton to="/home/leads/forms/new" look="primary" icon={<Plus />}>
      {text('newForm')}
    </LinkButton>
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
      <div className={common.row}>
        {!isFirst && <LinkButton to="/home/leads/forms">{text('firstPage')}</LinkButton>}
        {next && <LinkButton to={`/home/leads/forms?cursor=${next}`}>{text('nextPage')}</LinkButton>}
      </div>
    </>
  )
}
