import { useEffect } from 'react'
import { getResults, listResponses, readResults } from '#modules/surveys/contract.ts'
import { resultsHref } from '#modules/surveys/ui/results.ts'
import { ResultsView } from '#modules/surveys/ui/ResultsView.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/SurveyResults.ts'
import { useSurveyInHand } from './use-survey-in-hand.ts'

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const day = (name: string) => [asked.get(name) ?? ''].find((given) => DAY.test(given))
  const period = { from: day('from'), until: day('until') }
  const cursor = asked.get('cursor') ?? undefined
  const of = { id: params.surveyId, ...period }
  const [results, responses] = await Promise.all([api.call(getResults, of), api.call(listResponses, { ...of, cursor })])
  return { period, results, responses: responses.data, next: cursorIn(responses.next_page_url), isFirst: !cursor }
}

export default function SurveyResults({ loaderData }: Route.ComponentProps) {
  const text = useSurveysText()
  const { survey } = useSurveyInHand()
  useRead(survey)
  const { period, results, responses, next, isFirst } = loaderData
  return (
    <ResultsView
      survey={survey}
      period={period}
      results={results}
      responses={responses}
      pages={
        <>
          {!isFirst && <LinkButton to={resultsHref(survey.id, period)}>{text('newestResponses')}</LinkButton>}
          {next && (
            <LinkButton to={resultsHref(survey.id, { ...period, cursor: next })}>{text('olderResponses')}</LinkButton>
          )}
        </>
      }
    />
  )
}

/** Whoever sees the answers has read them, as often as there are new ones. */
function useRead({ id, responses_count: count }: { id: string; responses_count: number }) {
  const api = useApi()
  useEffect(() => {
    if (count > 0) void api.call(readResults, { id }).catch(reportUnexpected)
  }, [api, id, count])
}
