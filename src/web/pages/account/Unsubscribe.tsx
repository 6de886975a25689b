import { Link } from 'react-router'
import { getUnsubscription } from '#modules/notifications/contract.ts'
import { useNotificationsText } from '#modules/notifications/ui/text.ts'
import type { Unsubscribable } from '#modules/notifications/ui/unsubscribable.ts'
import { Unsubscribing } from '#modules/notifications/ui/Unsubscribing.tsx'
import { loading } from '#web/load.ts'
import { useSchool } from '#web/shell/use-school.ts'
import type { Route } from './+types/Unsubscribe.ts'
import { AccountFrame } from './AccountFrame.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { api, formOutcome } = loading(args)
  const { token } = args.params
  return { token, unsubscribable: await api.call(getUnsubscription, { token }), message: formOutcome?.message ?? null }
}

export default function Unsubscribe({ loaderData: { unsubscribable, ...asked } }: Route.ComponentProps) {
  const text = useNotificationsText()
  return (
    <AccountFrame
      title={text('unsubscribe')}
      intro={useIntro(unsubscribable)}
      below={<Link to="/my/account">{text('allPreferences')}</Link>}
    >
      <Unsubscribing unsubscribable={unsubscribable} {...asked} />
    </AccountFrame>
  )
}

const ABOUT = { answers: 'aboutAnswers', all: 'aboutAll', products: 'aboutProducts' } as const

function useIntro({ about, topic, is_wanted: isWanted }: Unsubscribable): string | undefined {
  const text = useNotificationsText()
  const school = useSchool()?.name ?? ''
  if (!isWanted) return undefined
  if (about === 'topic') return topic === null ? undefined : text('aboutTopic', { school, topic })
  return text(ABOUT[about], { school })
}
