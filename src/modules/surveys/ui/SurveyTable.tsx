import { Link } from 'react-router'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { Status } from '#web/kit/feedback/Status.tsx'
import { DataTable } from '#web/kit/lists/DataTable.tsx'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { SurveyRow } from '../contract.ts'
import { STATE_TONES } from './state-tones.ts'
import { useSurveysText } from './use-surveys-text.ts'

export function SurveyTable({ surveys }: { surveys: SurveyRow[] }) {
  const text = useSurveysText()
  const { language } = useLocale()
  const number = (value: number) => formatNumber(value, language)
  const placeOf = ({ shown_on, course }: SurveyRow) =>
    shown_on === 'one_course' ? (course?.title ?? text('courseGone')) : text(shown_on)
  return (
    <DataTable<SurveyRow>
      caption={text('surveys')}
      rows={surveys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          label: text('survey'),
          cell: ({ id, title }) => <Link to={`/home/surveys/${id}`}>{title}</Link>,
        },
        {
          key: 'state',
          label: text('status'),
          cell: ({ state }) => <Status tone={STATE_TONES[state]}>{text(state)}</Status>,
        },
        { key: 'where', label: text('where'), cell: placeOf },
        { key: 'whom', label: text('whom'), cell: ({ audience }) => text(audience) },
        {
          key: 'responses',
          label: text('responses'),
          isFigure: true,
          cell: ({ id, responses_count }) => <Link to={`/home/surveys/${id}/results`}>{number(responses_count)}</Link>,
        },
        {
          key: 'rate',
          label: text('responded'),
          isFigure: true,
          cell: (survey) => formatPercent(responseRate(survey), language),
        },
      ]}
    />
  )
}

const responseRate = ({ displays_count, responses_count }: SurveyRow) =>
  displays_count === 0 ? 0 : Math.min(1, responses_count / displays_count)
