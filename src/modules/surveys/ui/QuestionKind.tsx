import { boundTo } from '#kit/fields/bound-to.ts'
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
  const field = boundTo(question, onChange)
  return (
    <>
      <Select
        {...field.choice('type')}
        label={text('kind')}
        disabled={isLocked}
        options={QUESTION_TYPES.map((value) => ({ value, label: text(value) }))}
      />
      {question.type === 'text' && (
        <Select
          {...field.choice('inputType')}
          label={text('inputType')}
          disabled={isLocked}
          options={INPUT_TYPES.map((value) => ({ value, label: text(`input_${value}`) }))}
        />
      )}
    </>
  )
}
