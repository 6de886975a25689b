import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { bringFirstStepsBack, getFirstSteps } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { loading } from '#web/load.ts'
import { FirstStepsList } from './first-steps/FirstStepsList.tsx'
import { SamplesPart } from './first-steps/SamplesPart.tsx'
import type { Route } from './+types/FirstSteps.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { shown: await loading({ request, context }).api.call(getFirstSteps) }
}

/** Where the first steps are found again, put away or done. */
export default function FirstSteps({ loaderData: { shown } }: Route.ComponentProps) {
  const text = useFirstStepsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const show = {
    key: 'show',
    label: text('show'),
    work: () => api.call(bringFirstStepsBack),
    goOn: revalidate,
    said: text('shown'),
  }
  return (
    <>
      <title>{text('title')}</title>
      <h1>{text('title')}</h1>
      <FirstStepsList shown={shown} actions={shown.is_put_away && <ActionButtons actions={[show]} />} />
      <SamplesPart count={shown.samples_count} />
    </>
  )
}
