import { getMemberCard } from '#modules/subscriptions/contract.ts'
import { MemberCardForm } from '#modules/subscriptions/ui/MemberCardForm.tsx'
import { useMemberCardText } from '#modules/subscriptions/ui/text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FocusLayout } from '#kit/layouts/FocusLayout.tsx'
import { isNotThere, loading } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import type { Route } from './+types/MemberCardPage.ts'

/** Whoever has the link of a letter changes the card by it: it goes nowhere else. */
export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school, letCardsThrough } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const as = { membership_id: asked.get('id') ?? undefined, link: asked.get('link') ?? undefined }
  // A link whose time is over, or that was cut off on its way, is no error of whoever opens it.
  const found = await api.call(getMemberCard, as).catch((problem: unknown) => {
    if (isNotThere(problem)) return undefined
    throw problem
  })
  const cardsSentTo = found?.cards_sent_to ?? null
  letCardsThrough(cardsSentTo)
  return { membership: found?.membership, cardsSentTo, as, school: school!, today: new Date().toISOString() }
}

export default function MemberCardPage({ loaderData }: Route.ComponentProps) {
  const { membership, as, cardsSentTo, school, today } = loaderData
  const text = useMemberCardText()
  const title = text(membership && !membership.card ? 'addTitle' : 'title')
  return (
    <FocusLayout school={school} footer={<PagePreferences />}>
      <title>{`${title} · ${school.name}`}</title>
      <h1>{title}</h1>
      {!membership ? (
        <EmptyState
          title={text('gone')}
          action={
            <LinkButton to="/login?next=/my/orders" look="primary">
              {text('logIn')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <p>{text('intro', { title: membership.product.title, school: school.name })}</p>
          {membership.can.change_card ? (
            <MemberCardForm
              membership={membership}
              as={as}
              school={school.name}
              cardsSentTo={cardsSentTo}
              today={today}
            />
          ) : (
            <Callout>{text('over')}</Callout>
          )}
        </>
      )}
    </FocusLayout>
  )
}
