import { getEmailChange } from '#modules/people/email-change/contract.ts'
import { useEmailChangeText } from '#modules/people/ui/email-change-text.ts'
import { EmailDecision } from '#modules/people/ui/EmailDecision.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/EmailChangePage.ts'
import { AccountFrame } from './AccountFrame.tsx'

/** Whoever has the link decides: it goes nowhere else. */
export const meta = () => [{ name: 'referrer', content: 'same-origin' }]

export async function loader(args: Route.LoaderArgs) {
  const { token } = args.params
  return { token, change: await loadingOfSchool(args).api.call(getEmailChange, { token }) }
}

export default function EmailChangePage({ loaderData }: Route.ComponentProps) {
  const text = useEmailChangeText()
  return (
    <AccountFrame title={text('pageTitle')}>
      <EmailDecision {...loaderData} />
    </AccountFrame>
  )
}
