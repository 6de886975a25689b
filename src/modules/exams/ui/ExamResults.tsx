import common from '#kit/common.module.css'
import { Bar } from '#kit/feedback/Bar.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { summaryOf } from '#modules/questions/ui/question-draft.ts'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import type { ExamStatistics, QuestionStatistics } from '../contract.ts'
import styles from './exam-results.module.css'
import { useExamResultsText } from './results-text.ts'

/** How an exam goes: who passes, and how each question is answered. */
export function ExamResults({ statistics }: { statistics: ExamStatistics }) {
  const text = useExamResultsText()
  const { language } = useLocale()
  const { attempts, people, passed_people: passed, average_percent: average, questions } = statistics
  if (attempts === 0) return <EmptyState title={text('noResults')}>{text('noResultsText')}</EmptyState>
  const latest = new Map(questions.map(({ question_id: id, version }) => [id, version] as const).toReversed())
  const figures = [
    { label: text('attempts'), value: formatNumber(attempts, language) },
    { label: text('people'), value: formatNumber(people, language) },
    { label: text('passedShare'), value: formatPercent(passed / people, language) },
    { label: text('average'), value: average === null ? '–' : formatPercent(average / 100, language) },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={common.note}>{label}</dt>
            <dd className={facts.largeFigure}>{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={text('perQuestion')}>
        <p className={common.note}>{text('discriminationNote')}</p>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <QuestionResult
              key={question.version_id}
              question={question}
              isOlder={latest.get(question.question_id) !== question.version}
            />
          ))}
        </ol>
      </Section>
    </>
  )
}

function QuestionResult({ question, isOlder }: { question: QuestionStatistics; isOlder: boolean }) {
  const text = useExamResultsText()
  const { language } = useLocale()
  const { discrimination, answers, answer_type: type } = question
  const isWritten = type === 'number' || type === 'text'
  return (
    <li className={common.stack}>
      <div className={inner.names}>
        <h3>{summaryOf(question)}</h3>
        <small>
          {[
            text('asked', { count: question.asked }),
            text('difficulty', { share: formatPercent(question.right_share, language) }),
            discrimination !== null && text('discrimination', { value: asFigure(discrimination, language) }),
            question.unanswered > 0 && text('unanswered', { count: question.unanswered }),
            isOlder && text('olderVersion', { number: question.version }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {answers.length > 0 && (
        <div className={common.closeStack}>
          {isWritten && <p className={common.note}>{text('wrongWritten')}</p>}
          <ul className={styles.answers}>
            {answers.map(({ label, count, is_correct: isCorrect }, place) => (
              <li key={place}>
                <span>
                  <span>{label}</span>
                  {isCorrect && <strong>{` · ${text('correctAnswer')}`}</strong>}
                </span>
                <span>{formatNumber(count, language)}</span>
                <Bar aria-hidden="true" value={count} max={question.asked} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

const asFigure = (value: number, language: 'en' | 'pl'): string => formatNumber(Math.round(value * 100) / 100, language)
