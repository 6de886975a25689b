import { Button } from '#kit/actions/Button.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useReminderText } from '#modules/checkout/ui/reminders/text.ts'
import { loading } from '#web/load.ts'
import { useSchool } from '#web/shell/use-school.ts'
import type { Route } from './+types/NoReminders.ts'
import { AccountFrame } from './AccountFrame.tsx'

export function loader(args: Route.LoaderArgs) {
  return { token: args.params.token, message: loading(args).formOutcome?.message ?? null }
}

/** Asks before it ends anything, since mail programs open links ahead of people. A plain form: no scripts, no login. */
export default function NoReminders({ loaderData: { token, message } }: Route.ComponentProps) {
  const text = useReminderText()
  const school = useSchool()?.name ?? ''
  return (
    <AccountFrame title={text('endTitle')} intro={message ? undefined : text('endIntro', { school })}>
      {message ? (
        <Callout tone="good">{message}</Callout>
      ) : (
        <form method="post" action={`/no-reminders/${token}`}>
          <Button type="submit" look="primary">
            {text('end')}
          </Button>
        </form>
      )}
    </AccountFrame>
  )
}
