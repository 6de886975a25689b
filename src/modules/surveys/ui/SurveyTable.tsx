import { Link } from 'react-router'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { SurveyRow } from '../contract.ts'
import { SurveyState } from './SurveyState.tsx'
import { useSurveysText } from './use-surveys-text.ts'

export function SurveyTable({ surveys }: { surveys: SurveyRow[] }) {
  const text = useSurveysText()
  const { language } = useLocale()
  const placeOf = ({ shown_on, course }: SurveyRow) =>
    shown_on === 'one_course' ? (course?.title ?? text('courseGone')) : text(shown_on)
  const columns: Column<SurveyRow>[] = [
    column(text('survey'), titleOf),
    column(text('status'), stateOf),
    column(text('where'), placeOf),
    column(text('whom'), ({ audience }) => text(audience)),
    figure(text('responses'), responsesOf),
    figure(text('responded'), (survey) => formatPercent(responseRate(survey), language)),
  ]
  return <DataTable caption={text('surveys')} rows={surveys} columns={columns} />
}

const responseRate = ({ displays_count, responses_count }: SurveyRow) =>
  displays_count === 0 ? 0 : Math.min(1, responses_count / displays_count)

const titleOf = ({ id, title }: SurveyRow) => <Link to={`/home/surveys/${id}`}>{title}</Link>
const stateOf = ({ state }: SurveyRow) => <SurveyState state={state} />
const responsesOf = (survey: SurveyRow) => <Responses survey={survey} />

function Responses({ survey: { id, responses_count: count } }: { survey: SurveyRow }) {
  const { language } = useLocale()
  return <Link to={`/home/surveys/${id}/results`}>{formatNumber(count, language)}</Link>
}
