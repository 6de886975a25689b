import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { CAPTION_MAX, QUESTION_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'

/** What all have that ask something of a student. */
export function QuestionFields<Draft extends { label: string; help: string }>({ draft, onChange }: FieldsProps<Draft>) {
  const text = useContentText()
  const { label, help } = draft
  const field = boundTo({ label, help }, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TextField
        {...field.text('label', 'block.label')}
        label={text('askedQuestion')}
        required
        maxLength={QUESTION_MAX}
      />
      <TextField
        {...field.text('help', 'block.help')}
        label={text('askedHelp')}
        help={text('askedHelpHelp')}
        maxLength={CAPTION_MAX}
      />
    </>
  )
}

/** The same where an instructor may promise an answer. */
export function AnsweredQuestionFields<Draft extends { label: string; help: string; awaits_answer: boolean }>({
  draft,
  onChange,
}: FieldsProps<Draft>) {
  return (
    <>
      <QuestionFields draft={draft} onChange={onChange} />
      <PromiseField
        isPromised={draft.awaits_answer}
        onChange={(awaits_answer) => onChange({ ...draft, awaits_answer })}
      />
    </>
  )
}

export function PromiseField({
  isPromised,
  onChange,
}: {
  isPromised: boolean
  onChange: (isPromised: boolean) => void
}) {
  const text = useContentText()
  return (
    <Checkbox
      name="block.awaits_answer"
      {...withHelp(text, 'awaitsAnswer')}
      checked={isPromised}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

export const TextLineFields = AnsweredQuestionFields<Edited<'text_line'>>
export const TextAreaFields = AnsweredQuestionFields<Edited<'text_area'>>
