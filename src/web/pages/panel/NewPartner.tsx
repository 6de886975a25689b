import { useNavigate } from 'react-router'
import { createPartner, type PartnerBody } from '#modules/partners/contract.ts'
import { draftNameOf, NEW_PARTNER } from '#modules/partners/ui/partner-draft.ts'
import { PartnerEditor } from '#modules/partners/ui/PartnerEditor.tsx'
import { usePartnersText } from '#modules/partners/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewPartner.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loadingOfSchool({ request, context })
  requireRight(visit, 'change-partners')
  const { school } = visit
  return { currency: school.currency }
}

export default function NewPartner({ loaderData: { currency } }: Route.ComponentProps) {
  const text = usePartnersText()
  const api = useApi()
  const navigate = useNavigate()
  const save = async (body: PartnerBody, letGo: () => void) => {
    const { partner } = await api.call(createPartner, body)
    letGo()
    await navigate(`/home/partners/${partner.id}`)
  }
  return (
    <>
      <title>{text('newPartner')}</title>
      <Breadcrumbs crumbs={[{ label: text('partners'), to: '/home/partners' }, { label: text('newPartner') }]} />
      <h1>{text('newPartner')}</h1>
      <PartnerEditor draftName={draftNameOf('new')} saved={NEW_PARTNER} currency={currency} onSave={save} />
    </>
  )
}
