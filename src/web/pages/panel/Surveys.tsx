import { listSurveys } from '#modules/surveys/contract.ts'
import { SurveyTable } from '#modules/surveys/ui/SurveyTable.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Surveys.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cursor } = askedPage(request)
  const page = await loading({ request, context }).api.call(listSurveys, { cursor })
  return { surveys: page.data, next: placeOf(page, cursor).next }
}

export default function Surveys({ loaderData: { surveys, next } }: Route.ComponentProps) {
  const text = useSurveysText()
  const add = (
    <AddButton right="change-content" to="/home/surveys/new">
      {text('newSurvey')}
    </AddButton>
  )
  return (
    <>
      <title>{text('surveys')}</title>
      <PageHeading title={text('surveys')} actions={surveys.length > 0 && add} />
      {surveys.length === 0 ? (
        <EmptyState title={text('noSurveys')} action={add}>
          {text('noSurveysText')}
        </EmptyState>
      ) : (
        <SurveyTable surveys={surveys} />
      )}
      {next && (
        <div>
          <LinkButton to={`/home/surveys?cursor=${next}`}>{text('older')}</LinkButton>
        </div>
      )}
    </>
  )
}
