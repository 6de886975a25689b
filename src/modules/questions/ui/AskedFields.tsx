import { useId } from 'react'
import common from '#kit/common.module.css'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useWidgetText } from '#kit/text/widget-text.ts'
import type { AskedQuestion, Given, Solution } from '../contract.ts'
import { WRITTEN_MAX } from '../vocabulary.ts'
import { Choices } from './Choices.tsx'
import styles from './questions.module.css'
import { useQuestionsText } from './use-text.ts'

interface AskedFieldsProps {
  question: AskedQuestion
  given: Given
  /** once it may be seen */
  solution?: Solution | null
  /** left out where nothing can be answered any more */
  onAnswer?: ((given: Given) => void) | undefined
}

/** A question and what answers it; once it is judged, what was right and why. */
export function AskedFields({ question, given, solution = null, onAnswer }: AskedFieldsProps) {
  const text = useQuestionsText()
  const widgetText = useWidgetText()
  const id = useId()
  const { answer_type: type, labels } = question
  const isChosen = type === 'single_choice' || type === 'multi_choice'
  return (
    <div className={common.stack}>
      <div id={id}>
        <Prose html={question.question_html} />
      </div>
      {isChosen && (
        <Choices
          id={id}
          labels={labels}
          isSeveral={type === 'multi_choice'}
          chosen={given.chosen}
          correct={solution && solution.correct}
          onChoose={onAnswer && ((chosen) => onAnswer({ ...given, chosen }))}
        />
      )}
      {type === 'drop_down' && (
        <Select
          name={id}
          label={widgetText('chooseOne')}
          aria-describedby={id}
          placeholder={text('choose')}
          disabled={!onAnswer}
          value={given.chosen[0] ?? ''}
          options={labels.map((label, place) => ({ value: String(place), label }))}
          onChange={({ target }) => onAnswer?.({ ...given, chosen: target.value === '' ? [] : [Number(target.value)] })}
        />
      )}
      {type === 'number' && (
        <TextField
          name={id}
          label={question.unit ? text('inUnit', { unit: question.unit }) : text('yourAnswer')}
          inputMode="decimal"
          autoComplete="off"
          className={styles.number}
          readOnly={!onAnswer}
          maxLength={40}
          value={given.written}
          onChange={({ target }) => onAnswer?.({ ...given, written: target.value })}
        />
      )}
      {type === 'text' && (
        <TextArea
          name={id}
          label={text('yourAnswer')}
          readOnly={!onAnswer}
          maxLength={WRITTEN_MAX}
          value={given.written}
          onChange={({ target }) => onAnswer?.({ ...given, written: target.value })}
        />
      )}
      {solution && <Solved question={question} given={given} solution={solution} />}
    </div>
  )
}

/** What was right where it was not shown at the answers, what is said of those that were chosen, and why. */
function Solved({ question, given, solution }: { question: AskedQuestion; given: Given; solution: Solution }) {
  const text = useQuestionsText()
  const { language } = useLocale()
  const shown = (number: string) => (language === 'pl' ? number.replace('.', ',') : number)
  const isNothing = given.chosen.length === 0 && given.written.trim() === ''
  const right =
    question.answer_type === 'drop_down' ? solution.correct.map((place) => question.labels[place]!) : solution.right
  const said = question.answer_type === 'number' ? right.map(shown) : right
  const answer = [said.join(' / '), question.unit].filter(Boolean).join(' ')
  const feedback = given.chosen.flatMap((place) => solution.feedback[place] || [])
  return (
    <div className={common.closeStack}>
      {isNothing && <p className={common.note}>{text('notAnswered')}</p>}
      {feedback.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {right.length > 0 && (
        <p className={common.strong}>
          {solution.tolerance > 0
            ? text('rightWithin', { answer, tolerance: shown(String(solution.tolerance)) })
            : text('rightIs', { answer })}
        </p>
      )}
      {solution.solution_html && <Prose html={solution.solution_html} />}
    </div>
  )
}
