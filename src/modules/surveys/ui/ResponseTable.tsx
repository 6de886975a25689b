import { DateText } from '#kit/figures/DateText.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PanelSurvey, Question, SurveyResponse } from '../contract.ts'
import { answerWords, isAsked } from '../policy.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

interface ResponseTableProps {
  survey: PanelSurvey
  responses: SurveyResponse[]
}

/** A column for each question, also for those that are no longer asked but were answered here. */
export function ResponseTable({ survey, responses }: ResponseTableProps) {
  const text = useSurveysText()
  const isAnswered = ({ id }: Question) => responses.some(({ answers }) => answers[id] !== undefined)
  const questions = [...survey.questions, ...survey.earlier_questions.filter(isAnswered)].filter(isAsked)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <section aria-label={text('responses')} tabIndex={0} className={styles.wide}>
      <div className={styles.responses}>
        <DataTable<SurveyResponse>
          caption={text('allResponses')}
          rows={responses}
          columns={[
            column(text('respondedAt'), whenOf),
            column(text('respondent'), ({ student }) => student?.name ?? text('visitor')),
            ...questions.map((question) => column(question.title, answerTo(question), question.id)),
          ]}
        />
      </div>
    </section>
  )
}

const whenOf = ({ responded_at: at }: SurveyResponse) => <DateText at={at} withTime />

const answerTo = (question: Question) =>
  function Answered({ answers }: SurveyResponse) {
    return <span className={styles.answer}>{answerWords(question, answers[question.id])}</span>
  }
