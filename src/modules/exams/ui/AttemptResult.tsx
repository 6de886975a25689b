import { useEffect, useRef } from 'react'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { AskedFields } from '#modules/questions/ui/AskedFields.tsx'
import type { Attempt } from '../contract.ts'
import { AttemptQuestions } from './AttemptQuestions.tsx'
import styles from './exam.module.css'
import { useExamText } from './use-text.ts'

/** How an attempt went, and what was right once that may be seen. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const text = useExamText()
  const top = useRef<HTMLDivElement>(null)
  const { result, state, questions } = attempt
  const isSolved = questions.some(({ solution }) => solution !== null)
  const shown = isSolved ? questions : questions.filter(({ points }) => points !== null)
  const why = (state === 'expired' || state === 'ended') && <p>{text(state)}</p>
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className={common.looseColumn}>
      {result && (
        <Callout tone={result.is_passed ? 'good' : 'bad'} isNews>
          <strong>{text(result.is_passed ? 'passed' : 'failed')}</strong>{' '}
          {text('verdict', { percent: result.percent, points: result.points, max: result.points_max })}
          {why}
        </Callout>
      )}
      {!result && (
        <Callout isNews>
          <strong>{text('beingGraded')}</strong> {text('beingGradedText')}
          {why}
        </Callout>
      )}
      {shown.length > 0 && (
        <AttemptQuestions questions={questions} shown={shown}>
          {(question) => (
            <>
              <AskedFields question={question} given={question.given} solution={question.solution} />
              {question.feedback && (
                <div>
                  <p className={common.note}>{text('said')}</p>
                  <p className={styles.said}>{question.feedback}</p>
                </div>
              )}
            </>
          )}
        </AttemptQuestions>
      )}
      {!isSolved && <p className={common.note}>{text('solutionsLater')}</p>}
    </div>
  )
}
