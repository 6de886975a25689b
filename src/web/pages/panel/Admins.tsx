import { Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { listAdmins } from '#modules/admins/contract.ts'
import { listAdminInvitations } from '#modules/admins/invitations/contract.ts'
import { AdminTable } from '#modules/admins/ui/AdminTable.tsx'
import { InvitedList } from '#modules/admins/ui/InvitedList.tsx'
import { RoleGuide } from '#modules/admins/ui/RoleGuide.tsx'
import { useAdminsText } from '#modules/admins/ui/use-text.ts'
import { getSecondFactorDemand } from '#modules/second-factor/contract.ts'
import { SecondFactorDemand } from '#modules/second-factor/ui/SecondFactorDemand.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { Button } from '#kit/actions/Button.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Admins.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'

const InviteDialog = onDemand(async () => (await import('#modules/admins/ui/InviteDialog.tsx')).InviteDialog)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { cursor } = askedPage(request)
  const [page, invited, demand] = await Promise.all([
    api.call(listAdmins, { cursor }),
    api.call(listAdminInvitations, {}),
    api.call(getSecondFactorDemand),
  ])
  return { admins: page.data, invited, demand, place: placeOf(page, cursor) }
}

export default function Admins({ loaderData: { admins, invited, demand, place } }: Route.ComponentProps) {
  const text = useAdminsText()
  const { revalidate } = useRevalidator()
  const [isInviting, setInviting] = useState(false)
  const may = useMay()
  const invite = may('change-admins') && (
    <Button look="primary" icon={<Plus />} onClick={() => setInviting(true)}>
      {text('invite')}
    </Button>
  )
  return (
    <ListPage
      {...place}
      list="/home/settings/admins"
      title={text('admins')}
      none={{ title: text('noneFound'), text: text('noneFoundText') }}
      text={text}
      actions={invite}
      asked={{}}
      filters={<p>{text('intro')}</p>}
      isEmpty={admins.length === 0}
      foot={
        <>
          <ReadOnlyUnless right="change-admins" isTold={false}>
            {invited.data.length > 0 && (
              <InvitedList key={JSON.stringify(invited)} initial={invited} onChange={revalidate} />
            )}
          </ReadOnlyUnless>
          <ReadOnlyUnless right="change-admins" isTold={false}>
            <SecondFactorDemand key={JSON.stringify(demand)} demand={demand} />
          </ReadOnlyUnless>
          <RoleGuide />
          <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} onDone={revalidate} />}</Suspense>
        </>
      }
    >
      <ReadOnlyUnless right="change-admins">
        <AdminTable admins={admins} onChange={revalidate} onLeft={() => window.location.assign('/my')} />
      </ReadOnlyUnless>
    </ListPage>
  )
}
