import { useNavigate } from 'react-router'
import { getLead } from '#modules/leads/contract.ts'
import { LeadActions } from '#modules/leads/ui/LeadActions.tsx'
import { LeadDetails } from '#modules/leads/ui/LeadDetails.tsx'
import { useLeadsText } from '#modules/leads/ui/use-text.ts'
import { useMay } from '#kit/api/use-may.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Lead.ts'

export async function loader({ request, context, params: { leadId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getLead, { leadId })
}

export default function Lead({ loaderData: { lead } }: Route.ComponentProps) {
  const text = useLeadsText()
  const navigate = useNavigate()
  const may = useMay()
  const name = lead.name || lead.email
  return (
    <>
      <title>{name}</title>
      <Breadcrumbs crumbs={[{ label: text('leads'), to: '/home/leads' }, { label: name }]} />
      <h1>{name}</h1>
      <LeadDetails lead={lead} />
      {may('keep-leads') && <LeadActions lead={lead} onGone={() => void navigate('/home/leads')} />}
    </>
  )
}
