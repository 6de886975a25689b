import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useEarlyEntry } from '#kit/forms/early-entry.ts'
import inner from '#kit/inner.module.css'
import { useWidgetText } from '#kit/text/widget-text.ts'
import type { AskedQuestion, Given } from '#modules/questions/contract.ts'
import { AskedFields } from '#modules/questions/ui/AskedFields.tsx'
import type { CheckedAnswer } from './checking.ts'
import styles from './quiz.module.css'

interface QuizProps {
  question: AskedQuestion
  points: number
  /** Null when it could not be asked; whoever gives it says why. */
  onCheck: (given: Given) => Promise<CheckedAnswer | null>
}

const NOTHING: Given = { chosen: [], written: '' }

/** A question with a right answer: answer, check, see what was right and why, try again. */
export function Quiz({ question, points, onCheck }: QuizProps) {
  const text = useWidgetText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEarlyEntry(`${id}-0`)
  const [given, setGiven] = useState(NOTHING)
  const [checked, setChecked] = useState<CheckedAnswer | null>(null)
  const [isChecking, setChecking] = useState(false)
  const isNothing = given.chosen.length === 0 && given.written.trim() === ''

  const check = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isNothing || isChecking || checked) return
    setChecking(true)
    setChecked(await onCheck(given))
    setChecking(false)
  }
  const again = () => {
    setGiven(NOTHING)
    setChecked(null)
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <form ref={form} className={inner.sheet} onSubmit={(event) => void check(event)}>
      <AskedFields
        id={id}
        question={question}
        given={given}
        solution={checked && checked.solution}
        verdict={
          checked && (
            <p className={styles.verdict} data-correct={checked.isCorrect}>
              {text(checked.isCorrect ? 'quizRight' : 'quizWrong')}{' '}
              {points > 1 && text('quizPoints', { points: checked.points, max: points })}
            </p>
          )
        }
        onAnswer={checked ? undefined : setGiven}
      />
      <div>
        {checked ? (
          <Button onClick={again}>{text('tryAgain')}</Button>
        ) : (
          <Button type="submit" busy={isChecking} disabled={isNothing}>
            {text('checkAnswer')}
          </Button>
        )}
      </div>
    </form>
  )
}
