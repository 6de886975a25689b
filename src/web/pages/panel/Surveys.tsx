import { Plus } from 'lucide-react'
import { listSurveys } from '#modules/surveys/contract.ts'
import { SurveyTable } from '#modules/surveys/ui/SurveyTable.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Surveys.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = await api.call(listSurveys, { cursor })
  return { surveys: page.data, next: cursorIn(page.next_page_url) }
}

export default function Surveys({ loaderData: { surveys, next } }: Route.ComponentProps) {
  const text = useSurveysText()
  const add = (
    <LinkButton to="/home/surveys/new" look="primary" icon={<Plus />}>
      {text('newSurvey')}
    </LinkButton>
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
