import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import type { PanelSurvey, Period, SurveyResponse } from '../contract.ts'
import { ExportButton } from './ExportButton.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { QuestionResults } from './QuestionResults.tsx'
import { ResponseTable } from './ResponseTable.tsx'
import { ResultFigures } from './ResultFigures.tsx'
import type { Results } from './results.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

interface ResultsViewProps {
  survey: PanelSurvey
  period: Period
  results: Results
  responses: SurveyResponse[]
  /** links to other pages of the responses */
  pages: ReactNode
}

/** What a survey found out: figures, each question, and every response. */
export function ResultsView({ survey, period, results, responses, pages }: ResultsViewProps) {
  const text = useSurveysText()
  if (survey.responses_count === 0 && survey.displays_count === 0)
    return <EmptyState title={text('noResponses')}>{text('noResponsesText')}</EmptyState>
  return (
    <>
      <div className={styles.tools}>
        <PeriodFilter period={period} />
        <ExportButton surveyId={survey.id} period={period} />
      </div>
      <ResultFigures results={results} />
      {results.responses_count === 0 ? (
        <EmptyState title={text('noneInPeriod')} />
      ) : (
        <>
          {results.questions.map((question) => (
            <QuestionResults
              key={`${question.id} ${period.from} ${period.until}`}
              surveyId={survey.id}
              period={period}
              question={question}
            />
          ))}
          <Section title={text('allResponses')}>
            <ResponseTable survey={survey} responses={responses} />
            <div className={`${common.row} ${styles.pages}`}>{pages}</div>
          </Section>
        </>
      )}
    </>
  )
}
