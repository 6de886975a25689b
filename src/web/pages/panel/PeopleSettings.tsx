import common from '#kit/common.module.css'
import { PeopleSwitches } from '#modules/people/ui/PeopleSwitches.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/PeopleSettings.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'change-settings')
  return { school: await visit.api.call(getSchool) }
}

export default function PeopleSettings({ loaderData: { school } }: Route.ComponentProps) {
  const text = usePeopleText()
  return (
    <>
      <title>{text('peopleTitle')}</title>
      <header>
        <h1>{text('peopleTitle')}</h1>
        <p className={common.soft}>{text('peopleIntro')}</p>
      </header>
      <PeopleSwitches school={school} />
    </>
  )
}
