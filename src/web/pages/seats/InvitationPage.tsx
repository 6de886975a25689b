import { getInvitation } from '#modules/seats/contract.ts'
import { GiftCard } from '#modules/seats/ui/gifts/GiftCard.tsx'
import { useGiftsText } from '#modules/seats/ui/gifts/text.ts'
import { InvitationCard } from '#modules/seats/ui/InvitationCard.tsx'
import { useSeatsText } from '#modules/seats/ui/use-text.ts'
import { loading } from '#web/load.ts'
import { AccountFrame } from '#web/pages/account/AccountFrame.tsx'
import type { Route } from './+types/InvitationPage.ts'

/** Whoever has the link has the seat: it goes nowhere else. */
export const meta = () => [{ name: 'referrer', content: 'same-origin' }]

export async function loader(args: Route.LoaderArgs) {
  const { api, school } = loading(args)
  const { token } = args.params
  return { token, invitation: await api.call(getInvitation, { token }), isOpen: school!.is_registration_enabled }
}

export default function InvitationPage({ loaderData: { token, invitation, isOpen } }: Route.ComponentProps) {
  const text = useSeatsText()
  const giftsText = useGiftsText()
  const { state, buyer, course, gift } = invitation
  const isForReader = state === 'open' || state === 'yours'
  const about = { token, invitation, isRegistrationEnabled: isOpen }
  if (gift && isForReader)
    return (
      <AccountFrame
        title={giftsText('pageTitle', { buyer })}
        intro={giftsText('intro', { buyer, course: course.title })}
      >
        <GiftCard {...about} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={text('inviteTitle', { buyer })}
      intro={isForReader ? text('intro', { course: course.title }) : course.title}
    >
      <InvitationCard {...about} />
    </AccountFrame>
  )
}
