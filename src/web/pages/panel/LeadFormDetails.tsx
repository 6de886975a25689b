import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { type FormBody, getEditableLeadForm, updateLeadForm } from '#modules/leads/contract.ts'
import { DeleteForm } from '#modules/leads/ui/DeleteForm.tsx'
import { EmbedSnippet } from '#modules/leads/ui/EmbedSnippet.tsx'
import { draftNameOf, draftOf } from '#modules/leads/ui/form-draft.ts'
import { LeadFormEditor } from '#modules/leads/ui/LeadFormEditor.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import type { Route } from './+types/LeadFormDetails.ts'

export async function loader({ request, context, params: { formId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { form } = await api.call(getEditableLeadForm, { formId })
  return { form, origin: new URL(request.url).origin }
}

export default function LeadFormDetails({ loaderData: { form, origin } }: Route.ComponentProps) {
  const text = useLeadsText()
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(form), [form])
  const save = async (body: FormBody) => {
    await api.call(updateLeadForm, { formId: form.id, ...body, seen: seenOf(updateLeadForm, form) })
    await revalidate()
  }
  return (
    <>
      <title>{form.name}</title>
      <Breadcrumbs crumbs={[{ label: text('forms'), to: '/home/leads/forms' }, { label: form.name }]} />
      <h1>{form.name}</h1>
      <LeadFormEditor key={form.id} draftName={draftNameOf(form.id)} saved={saved} onSave={save} />
      <EmbedSnippet origin={origin} formId={form.id} />
      <DeleteForm form={form} onDone={() => void navigate('/home/leads/forms')} />
    </>
  )
}
