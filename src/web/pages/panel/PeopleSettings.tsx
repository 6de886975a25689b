import { PeopleSwitches } from '#modules/people/ui/PeopleSwitches.tsx'
import { getSchool } from '#modules/schools/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/PeopleSettings.ts'
import { usePanelText } from './use-text.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { school: await loading({ request, context }).api.call(getSchool) }
}

export default function PeopleSettings({ loaderData: { school } }: Route.ComponentProps) {
  const text = usePanelText()
  return (
    <>
      <title>{text('people')}</title>
      <h1>{text('people')}</h1>
      <PeopleSwitches school={school} />
    </>
  )
}
