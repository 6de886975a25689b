import { getAdminInvitation } from '#modules/admins/invitations/contract.ts'
import { AcceptingForm } from '#modules/admins/ui/AcceptingForm.tsx'
import { useInvitationText } from '#modules/admins/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/AdminInvitationPage.ts'
import { AccountFrame } from './AccountFrame.tsx'

/** Whoever has the link has what it gives: it goes nowhere else. */
export const meta = () => [{ name: 'referrer', content: 'same-origin' }]

export async function loader(args: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool(args)
  const { token } = args.params
  return { token, school: school.name, invitation: await api.call(getAdminInvitation, { token }) }
}

export default function AdminInvitationPage({ loaderData: { token, school, invitation } }: Route.ComponentProps) {
  const text = useInvitationText()
  const { state, email, invited_by: inviter } = invitation
  return (
    <AccountFrame title={text('title', { school })} intro={text('intro', { inviter: inviter ?? school })}>
      {state === 'open' ? (
        <AcceptingForm token={token} invitation={invitation} />
      ) : (
        <div className={common.looseStack}>
          <Callout tone="caution">{text(state)}</Callout>
          <div className={common.row}>
            {state === 'accepted' ? (
              <LinkButton to={`/login?${new URLSearchParams({ email, next: '/home' })}`} look="primary" reloadDocument>
                {text('logIn')}
              </LinkButton>
            ) : (
              <LinkButton to="/" reloadDocument>
                {text('toSite')}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </AccountFrame>
  )
}
