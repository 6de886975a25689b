import { listOperatorCases } from '#modules/moderation/platform/contract.ts'
import { OperatorCases } from '#modules/moderation/ui/OperatorCases.tsx'
import { listFailedQueues } from '#modules/operating/jobs/contract.ts'
import { listSchools } from '#modules/operating/schools/contract.ts'
import { FailedQueues } from '#modules/operating/ui/FailedQueues.tsx'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Operator.ts'
import { askedSchools } from './asked-schools.ts'
import { SchoolTable } from './SchoolTable.tsx'
import { usePlatformText } from './text.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api } = loading(args)
  const asked = askedSchools(args.request.url)
  const { q, state, sort } = asked
  const [first, cases, jobs] = await Promise.all([
    api.call(listSchools, { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) }),
    api.call(listOperatorCases, {}),
    api.call(listFailedQueues, {}),
  ])
  return { asked, first, cases, queues: jobs.data }
}

export default function Operator({ loaderData: { asked, first, cases, queues } }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <SiteShell account={<AccountMenu />}>
      <Page>
        <title>{text('schools')}</title>
        <Hero title={text('schools')} intro={text('schoolsIntro')} />
        <OperatorCases initial={cases} />
        <FailedQueues initial={queues} />
        <SchoolTable asked={asked} first={first} />
      </Page>
    </SiteShell>
  )
}
