import { Button } from '#kit/actions/Button.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { getEntryByLink } from '#modules/live-events/waiting/contract.ts'
import { useWaitingText } from '#modules/live-events/ui/waiting/use-waiting-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LeaveWaitingList.ts'
import { AccountFrame } from './AccountFrame.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { api, formOutcome } = loading(args)
  const { token } = args.params
  const { title, state } = await api.call(getEntryByLink, { token })
  return { token, title, state, message: formOutcome?.message ?? null }
}

/** Asks before somebody leaves, since mail programs open links ahead of people. A plain form: no scripts, no login. */
export default function LeaveWaitingList({ loaderData: { token, title, state, message } }: Route.ComponentProps) {
  const text = useWaitingText()
  if (message)
    return (
      <AccountFrame title={text('settledTitle')}>
        <Callout tone="good">{message}</Callout>
      </AccountFrame>
    )
  if (state !== 'waiting' && state !== 'offered' && state !== 'taking')
    return (
      <AccountFrame title={text('settledTitle')} intro={text('settledText', { title })}>
        {null}
      </AccountFrame>
    )
  if (state === 'taking')
    return (
      <AccountFrame title={text('title')} intro={text('taking')}>
        {null}
      </AccountFrame>
    )
  const asked = state === 'waiting' ? 'leave' : 'letGo'
  return (
    <AccountFrame title={text(`${asked}Title`)} intro={text(`${asked}Text`, { title })}>
      <form method="post" action={`/waiting-list/${token}`}>
        <Button type="submit" look="primary">
          {text(asked)}
        </Button>
      </form>
    </AccountFrame>
  )
}
