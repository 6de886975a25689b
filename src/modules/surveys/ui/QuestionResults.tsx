import { formatNumber } from '#platform/i18n/format.ts'
import { Status } from '#kit/feedback/Status.tsx'
import facts from '#kit/figures/facts.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Period, QuestionResult } from '../contract.ts'
import { Choices } from './Choices.tsx'
import { WrittenAnswers } from './WrittenAnswers.tsx'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

interface OneQuestion {
  surveyId: string
  period: Period
  question: QuestionResult
}

/** Bars for what was chosen, an average for numbers, the latest words for texts. */
export function QuestionResults({ question, ...of }: OneQuestion) {
  const text = useSurveysText()
  const { title, answers_count: count, is_earlier: isEarlier } = question
  return (
    <Section
      title={title}
      more={
        <span className={styles.facts}>
          {isEarlier && <Status tone="caution">{text('noLongerAsked')}</Status>}
          <span>{text('answersCount', { count })}</span>
        </span>
      }
    >
      {count === 0 ? <p className={styles.soft}>{text('noAnswers')}</p> : <Found question={question} {...of} />}
    </Section>
  )
}

function Found({ question, ...of }: OneQuestion) {
  const { choices, figures, id, texts } = question
  if (choices.length > 0) return <Choices question={question} />
  if (figures) return <Numbers figures={figures} />
  return <WrittenAnswers {...of} question={id} initial={texts} />
}

function Numbers({ figures }: { figures: NonNullable<QuestionResult['figures']> }) {
  const text = useSurveysText()
  const { language } = useLocale()
  const rounded = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  return (
    <dl className={styles.numbers}>
      {(['average', 'lowest', 'highest'] as const).map((figure) => (
        <div key={figure}>
          <dt>{text(figure)}</dt>
          <dd className={facts.largeFigure}>{rounded(figures[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
