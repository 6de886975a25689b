import { data } from 'react-router'
import { listKeptMails } from '#modules/mails/contract.ts'
import { KeptMails } from '#modules/mails/ui/KeptMails.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Mailbox.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api, school } = loading(args)
  if (!school) throw data(null, { status: 404 })
  return { mails: await api.call(listKeptMails, {}) }
}

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <SiteShell>
      <KeptMails first={mails} />
    </SiteShell>
  )
}
