import { getKeptMail } from '#modules/mails/contract.ts'
import { KeptMail } from '#modules/mails/ui/KeptMail.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Mail.ts'

export async function loader(args: Route.LoaderArgs) {
  return { mail: await loading(args).api.call(getKeptMail, { id: args.params.id }) }
}

export default function Mail({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <SiteShell>
      <KeptMail mail={mail} />
    </SiteShell>
  )
}
