import { getMember } from '#modules/subscriptions/contract.ts'
import { MemberDetails } from '#modules/subscriptions/ui/MemberDetails.tsx'
import { STATUS_TONES } from '#modules/subscriptions/ui/status-tones.ts'
import { useMembersText } from '#modules/subscriptions/ui/text.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Member.ts'

export async function loader({ request, context, params: { memberId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  return api.call(getMember, { memberId })
}

export default function Member({ loaderData: shown }: Route.ComponentProps) {
  const text = useMembersText()
  const { student, status, ended_at: ended } = shown.member
  return (
    <>
      <title>{student.name}</title>
      <Breadcrumbs crumbs={[{ label: text('members'), to: '/home/members' }, { label: student.name }]} />
      <PageHeading
        title={student.name}
        state={
          <Status tone={ended ? 'plain' : STATUS_TONES[status]}>{text(ended ? 'over' : `status_${status}`)}</Status>
        }
      />
      <MemberDetails shown={shown} />
    </>
  )
}
