import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import type { AttemptQuestion } from '../contract.ts'
import styles from './exam.module.css'
import { useExamText } from './use-text.ts'

interface AttemptQuestionsProps {
  questions: AttemptQuestion[]
  /** those of them to show; all where left out */
  shown?: AttemptQuestion[]
  children: (question: AttemptQuestion) => ReactNode
}

/** The questions of an attempt in their order, each under its number and what it is worth. */
export function AttemptQuestions({ questions, shown = questions, children }: AttemptQuestionsProps) {
  const text = useExamText()
  return (
    <ol className={styles.questions}>
      {shown.map((question) => (
        <li key={question.id}>
          <div className={styles.questionHead}>
            <h3>{text('number', { number: questions.indexOf(question) + 1 })}</h3>
            <span className={common.note}>
              {question.points === null
                ? text('points', { count: question.points_max })
                : text('pointsOf', { points: question.points, max: question.points_max })}
            </span>
          </div>
          {children(question)}
        </li>
      ))}
    </ol>
  )
}
