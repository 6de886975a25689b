import { listOperatorCases } from '#modules/moderation/platform/contract.ts'
import { OperatorCases } from '#modules/moderation/ui/OperatorCases.tsx'
import { listSchools } from '#modules/people/platform/contract.ts'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Operator.ts'
import { SchoolTable } from './SchoolTable.tsx'
import { usePlatformText } from './text.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api } = loading(args)
  const q = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  const [first, cases] = await Promise.all([api.call(listSchools, q ? { q } : {}), api.call(listOperatorCases, {})])
  return { q, first, cases }
}

export default function Operator({ loaderData: { q, first, cases } }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <SiteShell account={<AccountMenu />}>
      <Page>
        <title>{text('schools')}</title>
        <Hero title={text('schools')} intro={text('schoolsIntro')} />
        <OperatorCases initial={cases} />
        <SchoolTable q={q} first={first} />
      </Page>
    </SiteShell>
  )
}
