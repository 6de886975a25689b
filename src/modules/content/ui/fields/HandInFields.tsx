import { CheckboxGroup } from '#kit/fields/CheckboxGroup.tsx'
import { HAND_IN_KINDS, HAND_IN_MAX_MEGABYTES } from '../../handing-in/vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { PromiseField, QuestionFields } from './QuestionFields.tsx'

export function HandInFields({ draft, onChange }: FieldsProps<Edited<'hand_in'>>) {
  const text = useContentText()
  return (
    <>
      <QuestionFields draft={draft} onChange={onChange} />
      <CheckboxGroup
        name="block.kinds"
        label={text('handInKinds')}
        help={text('handInKindsHelp', { size: HAND_IN_MAX_MEGABYTES })}
        required
        options={HAND_IN_KINDS.map((value) => ({ value, label: text(`handIn_${value}`) }))}
        values={draft.kinds}
        onValues={(kinds) => onChange({ ...draft, kinds: HAND_IN_KINDS.filter((kind) => kinds.includes(kind)) })}
      />
      <PromiseField
        isPromised={draft.awaits_answer}
        onChange={(awaits_answer) => onChange({ ...draft, awaits_answer })}
      />
    </>
  )
}
