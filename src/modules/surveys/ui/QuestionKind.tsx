import { Select } from '#kit/fields/Select.tsx'
import type { Question } from '../contract.ts'
import { INPUT_TYPES, QUESTION_TYPES } from '../vocabulary.ts'
import { useSurveysText } from './use-surveys-text.ts'

interface QuestionKindProps {
  question: Question
  isLocked: boolean
  onChange: (part: Partial<Question>) => void
}

/** What kind of answer a question takes, and of a line of text, what is typed. */
export function QuestionKind({ question, isLocked, onChange }: QuestionKindProps) {
  const text = useSurveysText()
  return (
    <>
      <Select
        name="type"
        label={text('kind')}
        disabled={isLocked}
        options={QUESTION_TYPES.map((value) => ({ value, label: text(value) }))}
        value={question.type}
        onChange={(event) => onChange({ type: event.target.value as Question['type'] })}
      />
      {question.type === 'text' && (
        <Select
          name="inputType"
          label={text('inputType')}
          disabled={isLocked}
          options={INPUT_TYPES.map((value) => ({ value, label: text(`input_${value}`) }))}
          value={question.inputType}
          onChange={(event) => onChange({ inputType: event.target.value as Question['inputType'] })}
        />
      )}
    </>
  )
}
