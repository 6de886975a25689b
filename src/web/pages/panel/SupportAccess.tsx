import { Link } from 'react-router'
import { listAudit } from '#modules/moderation/contract.ts'
import { AuditList } from '#modules/moderation/ui/AuditList.tsx'
import { listSupportRequests } from '#modules/operating/support/contract.ts'
import { SupportRequests } from '#modules/operating/ui/SupportRequests.tsx'
import { listSupportLeaves } from '#modules/people/support/contract.ts'
import { LeaveList } from '#modules/people/ui/LeaveList.tsx'
import { SupportLeave } from '#modules/people/ui/SupportLeave.tsx'
import { useSupportText } from '#modules/people/ui/support-text.ts'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/SupportAccess.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { api } = loading(args)
  const [leaves, deeds, requests] = await Promise.all([
    api.call(listSupportLeaves, {}),
    api.call(listAudit, { by: 'operators' }),
    api.call(listSupportRequests),
  ])
  return { leaves, deeds, requests: requests.data }
}

/** Whether those who run the platform may come in, and what they did when they were here. */
export default function SupportAccess({ loaderData: { leaves, deeds, requests } }: Route.ComponentProps) {
  const text = useSupportText()
  const open = leaves.data.find(({ is_open: isOpen }) => isOpen)
  return (
    <>
      <title>{text('title')}</title>
      <header>
        <h1>{text('title')}</h1>
        <p className={common.soft}>{text('intro')}</p>
      </header>
      <SupportRequests requests={requests} />
      <ReadOnlyUnless right="let-support-in">
        <SupportLeave key={open?.id} open={open} />
      </ReadOnlyUnless>
      <Section title={text('deeds')}>
        {deeds.data.length > 0 ? <AuditList entries={deeds.data} /> : <p className={common.soft}>{text('noDeeds')}</p>}
        {deeds.next_page_url && <Link to="/home/audit?by=operators">{text('allDeeds')}</Link>}
      </Section>
      <Section title={text('before')}>
        <LeaveList key={leaves.data[0]?.id} initial={leaves} />
      </Section>
    </>
  )
}
