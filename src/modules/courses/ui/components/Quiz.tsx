import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useEarlyEntry } from '#kit/forms/early-entry.ts'
import inner from '#kit/inner.module.css'
import { Prose } from '#kit/layouts/Prose.tsx'
import { useWidgetText } from '#kit/text/widget-text.ts'
import { Choices } from '#modules/questions/ui/Choices.tsx'
import styles from './quiz.module.css'

export interface CheckedAnswers {
  isCorrect: boolean
  /** Places of the correct answers, from 0. */
  correct: number[]
  solutionHtml: string
}

interface QuizProps {
  /** Cleaned by the server. */
  questionHtml: string
  answers: string[]
  hasSeveralCorrect: boolean
  /** Null when it could not be asked; whoever gives it says why. */
  onCheck: (chosen: number[]) => Promise<CheckedAnswers | null>
}

/** A question with answers to choose from: choose, check, see which were right and why, try again. */
export function Quiz({ questionHtml, answers, hasSeveralCorrect, onCheck }: QuizProps) {
  const text = useWidgetText()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEarlyEntry(`${id}-0`)
  const [chosen, setChosen] = useState<number[]>([])
  const [checked, setChecked] = useState<CheckedAnswers | null>(null)
  const [isChecking, setChecking] = useState(false)

  const check = async (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen.length === 0 || isChecking || checked) return
    setChecking(true)
    setChecked(await onCheck(chosen))
    setChecking(false)
  }
  const again = () => {
    setChosen([])
    setChecked(null)
    first.current?.focus()
  }
  return (
    <form className={inner.sheet} onSubmit={(event) => void check(event)}>
      <div id={id}>
        <Prose html={questionHtml} />
      </div>
      <Choices
        id={id}
        labels={answers}
        isSeveral={hasSeveralCorrect}
        chosen={chosen}
        correct={checked && checked.correct}
        onChoose={checked ? undefined : setChosen}
        first={first}
      />
      <div aria-live="polite" className={styles.outcome}>
        {checked && (
          <>
            <p className={styles.verdict} data-correct={checked.isCorrect}>
              {text(checked.isCorrect ? 'quizRight' : 'quizWrong')}
            </p>
            {checked.solutionHtml && <Prose html={checked.solutionHtml} />}
          </>
        )}
      </div>
      <div>
        {checked ? (
          <Button onClick={again}>{text('tryAgain')}</Button>
        ) : (
          <Button type="submit" busy={isChecking} disabled={chosen.length === 0}>
            {text('checkAnswer')}
          </Button>
        )}
      </div>
    </form>
  )
}
