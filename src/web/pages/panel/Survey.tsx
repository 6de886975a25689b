import { Outlet, useRevalidator } from 'react-router'
import { getPanelSurvey } from '#modules/surveys/contract.ts'
import { SurveyHeading } from '#modules/surveys/ui/SurveyHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Survey.ts'
import type { SurveyInHand } from './use-survey-in-hand.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  return api.call(getPanelSurvey, { id: params.surveyId })
}

export default function Survey({ loaderData: { survey } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: SurveyInHand = { survey, reload: revalidate }
  return (
    <>
      <title>{survey.title}</title>
      <SurveyHeading survey={survey} onChanged={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
