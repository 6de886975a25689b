import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useWidgetText } from '#kit/text/widget-text.ts'
import type { AskedQuestion, Given } from '../contract.ts'
import { WRITTEN_MAX } from '../vocabulary.ts'
import styles from './questions.module.css'
import { useQuestionsText } from './use-text.ts'

interface EnteredAnswerProps {
  /** of what asks it */
  id: string
  question: AskedQuestion
  given: Given
  onAnswer: ((given: Given) => void) | undefined
}

/** An answer that is taken from a list, or written. */
export function EnteredAnswer({ id, question, given, onAnswer }: EnteredAnswerProps) {
  const text = useQuestionsText()
  const widgetText = useWidgetText()
  const { answer_type: type, labels } = question
  return (
    <>
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
    </>
  )
}
