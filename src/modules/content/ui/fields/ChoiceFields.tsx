import { TextArea } from '#kit/fields/TextArea.tsx'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { QuestionFields } from './QuestionFields.tsx'

type Choice = Edited<'checklist'> | Edited<'drop_down'> | Edited<'single_choice'> | Edited<'multi_choice'>

function ChoiceFields<Draft extends Choice>({ draft, onChange }: FieldsProps<Draft>) {
  const text = useContentText()
  return (
    <>
      <QuestionFields draft={draft} onChange={onChange} />
      <TextArea
        name="block.options"
        label={text(draft.type === 'checklist' ? 'checklistItems' : 'choiceOptions')}
        help={text('onePerLine')}
        required
        rows={5}
        value={draft.options.join('\n')}
        onChange={({ target }) => onChange({ ...draft, options: target.value.split('\n') })}
      />
    </>
  )
}

export const ChecklistFields = ChoiceFields<Edited<'checklist'>>
export const DropDownFields = ChoiceFields<Edited<'drop_down'>>
export const SingleChoiceFields = ChoiceFields<Edited<'single_choice'>>
export const MultiChoiceFields = ChoiceFields<Edited<'multi_choice'>>
