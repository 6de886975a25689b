import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { UNIT_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { PromiseField, QuestionFields } from './QuestionFields.tsx'

export function NumberFields({ draft, onChange }: FieldsProps<Edited<'number'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <QuestionFields draft={draft} onChange={onChange} />
      <TextField
        {...field.text('unit', 'block.unit')}
        label={text('numberUnit')}
        help={text('numberUnitHelp')}
        maxLength={UNIT_MAX}
      />
      <PromiseField
        isPromised={draft.awaits_answer}
        onChange={(awaits_answer) => onChange({ ...draft, awaits_answer })}
      />
    </>
  )
}
