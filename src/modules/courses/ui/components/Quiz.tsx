import { Check, X } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { useEarlyEntry } from '#kit/forms/early-entry.ts'
import inner from '#kit/inner.module.css'
import { Prose } from '#kit/layouts/Prose.tsx'
import { useWidgetText } from '#kit/text/widget-text.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
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

  const choose = (index: number, isOn: boolean) =>
    setChosen((now) =>
      hasSeveralCorrect ? [...now.filter((each) => each !== index), ...(isOn ? [index] : [])] : [index],
    )
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
  const judgement = (index: number) => {
    if (!checked) return undefined
    if (checked.correct.includes(index)) return chosen.includes(index) ? 'right' : 'missed'
    return chosen.includes(index) ? 'wrong' : undefined
  }

  return (
    <form className={inner.sheet} onSubmit={(event) => void check(event)}>
      <div id={id}>
        <Prose html={questionHtml} />
      </div>
      <fieldset aria-labelledby={id} aria-describedby={`${id}-how`} className={common.closeStack}>
        <p id={`${id}-how`} className={common.note}>
          {text(hasSeveralCorrect ? 'chooseSeveral' : 'chooseOne')}
        </p>
        {answers.map((label, index) => (
          <label key={`${index} ${label}`} className={styles.answer} data-judgement={judgement(index)}>
            <input
              ref={index === 0 ? first : undefined}
              id={`${id}-${index}`}
              type={hasSeveralCorrect ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(index)}
              aria-disabled={checked !== null}
              onChange={({ target }) => !checked && choose(index, target.checked)}
            />
            <span>{label}</span>
            <Judgement of={judgement(index)} />
          </label>
        ))}
      </fieldset>
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

function Judgement({ of }: { of: 'right' | 'wrong' | 'missed' | undefined }) {
  const text = useWidgetText()
  if (!of) return null
  const Icon = of === 'wrong' ? X : Check
  return (
    <span className={styles.judgement}>
      <Icon aria-hidden="true" />
      {of === 'missed' ? (
        text('correctAnswer')
      ) : (
        <VisuallyHidden>{text(of === 'right' ? 'right' : 'wrong')}</VisuallyHidden>
      )}
    </span>
  )
}
