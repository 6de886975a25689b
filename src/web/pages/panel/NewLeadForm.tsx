import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { createLeadForm, type FormBody } from '#modules/leads/contract.ts'
import { draftNameOf, newFormDraft } from '#modules/leads/ui/form-draft.ts'
import { LeadFormEditor } from '#modules/leads/ui/LeadFormEditor.tsx'
import { useFormText } from '#modules/leads/ui/use-form-text.ts'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewLeadForm.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'change-content')
  const { school } = visit
  return { language: school?.language ?? 'en' }
}

export default function NewLeadForm({ loaderData: { language } }: Route.ComponentProps) {
  const text = useLeadsText()
  const words = useFormText()
  const api = useApi()
  const navigate = useNavigate()
  const blank = useMemo(
    () => newFormDraft({ language, firstName: words('firstName'), email: words('email') }),
    [language, words],
  )
  const save = async (body: FormBody, letGo: () => void) => {
    const { form } = await api.call(createLeadForm, body)
    letGo()
    await navigate(`/home/leads/forms/${form.id}`)
  }
  return (
    <>
      <title>{text('newForm')}</title>
      <Breadcrumbs crumbs={[{ label: text('forms'), to: '/home/leads/forms' }, { label: text('newForm') }]} />
      <h1>{text('newForm')}</h1>
      <LeadFormEditor draftName={draftNameOf('new')} saved={blank} onSave={save} />
    </>
  )
}
