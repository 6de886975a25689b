import { useState } from 'react'
import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import { AskedFields } from '#modules/questions/ui/AskedFields.tsx'
import type { AttemptRow } from '../contract.ts'
import type { TakenAttemptWhole } from '../grading/contract.ts'
import { AttemptStatus } from './AttemptStatus.tsx'
import { GradedAnswer } from './GradedAnswer.tsx'
import { useGradingText } from './grading-text.ts'
import styles from './grading.module.css'
import type { ExamPlace } from './in-hand.ts'

/** All of an attempt as who grades it sees it. */
export function TakenAttempt({ place, taken }: { place: ExamPlace; taken: TakenAttemptWhole }) {
  const text = useGradingText()
  const [attempt, setAttempt] = useState<AttemptRow>(taken)
  return (
    <>
      <div className={common.closeStack}>
        <h2>{text('attemptOf', { number: taken.number, name: taken.person.name })}</h2>
        <p>
          <DateText at={taken.started_at} withTime /> <AttemptStatus attempt={attempt} />
        </p>
      </div>
      <ol className={styles.answers}>
        {taken.answers.map((answer, nth) => (
          <li key={answer.id}>
            <div>
              <h3>{text('number', { number: nth + 1 })}</h3>
              {!answer.is_read_by_hand && answer.points !== null && (
                <p className={common.note}>{text('judgedAt', { points: answer.points, max: answer.points_max })}</p>
              )}
            </div>
            {answer.is_read_by_hand && attempt.state !== 'open' ? (
              <GradedAnswer place={{ ...place, attemptId: taken.id }} answer={answer} onGraded={setAttempt} />
            ) : (
              <AskedFields question={answer} given={answer.given} solution={answer.solution} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
