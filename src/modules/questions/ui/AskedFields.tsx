import { type ReactNode, Suspense, useId } from 'react'
import common from '#kit/common.module.css'
import { Prose } from '#kit/layouts/Prose.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { AskedQuestion, Given, Solution } from '../contract.ts'
import { Choices } from './Choices.tsx'
import styles from './choices.module.css'

const EnteredAnswer = onDemand(async () => (await import('./EnteredAnswer.tsx')).EnteredAnswer)
const Solved = onDemand(async () => (await import('./Solved.tsx')).Solved)

interface AskedFieldsProps {
  /** of the question on its page, where somebody has to know it */
  id?: string
  question: AskedQuestion
  given: Given
  /** once it may be seen */
  solution?: Solution | null
  /** said before what was right */
  verdict?: ReactNode
  /** left out where nothing can be answered any more */
  onAnswer?: ((given: Given) => void) | undefined
}

/** A question and what answers it; once it is judged, what was right and why. */
export function AskedFields({ id: ownId, question, given, solution = null, verdict, onAnswer }: AskedFieldsProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const { answer_type: type, labels } = question
  return (
    <div className={common.stack}>
      <div id={id}>
        <Prose html={question.question_html} />
      </div>
      <Suspense>
        {type === 'single_choice' || type === 'multi_choice' ? (
          <Choices
            id={id}
            labels={labels}
            isSeveral={type === 'multi_choice'}
            chosen={given.chosen}
            correct={solution && solution.correct}
            onChoose={onAnswer && ((chosen) => onAnswer({ ...given, chosen }))}
          />
        ) : (
          <EnteredAnswer id={id} question={question} given={given} onAnswer={onAnswer} />
        )}
      </Suspense>
      <div aria-live="polite" className={styles.outcome}>
        {verdict}
        <Suspense>{solution && <Solved question={question} given={given} solution={solution} />}</Suspense>
      </div>
    </div>
  )
}
