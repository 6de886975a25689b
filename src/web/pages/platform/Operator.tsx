import { listSchools } from '#modules/people/platform/contract.ts'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { Hero } from '#web/kit/layouts/Hero.tsx'
import { Page } from '#web/kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Operator.ts'
import { SchoolTable } from './SchoolTable.tsx'
import { usePlatformText } from './text.ts'

export async function loader(args: Route.LoaderArgs) {
  const q = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  return { q, first: await loading(args).api.call(listSchools, q ? { q } : {}) }
}

export default function Operator({ loaderData: { q, first } }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <SiteShell account={<AccountMenu />}>
      <Page>
        <title>{text('schools')}</title>
        <Hero title={text('schools')} lead={text('schoolsLead')} />
        <SchoolTable key={q} q={q} first={first} />
      </Page>
    </SiteShell>
  )
}
