import { boundTo } from '#kit/fields/bound-to.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { TypedField } from '../contract.ts'
import { CHOICE_TYPES, DATA_TYPES, FIELD_MAX } from '../vocabulary.ts'
import { inputOf } from './input-of.ts'
import { useEditorText } from './use-editor-text.ts'

interface InitialValueProps {
  field: TypedField
  at: string
  onChange: (part: Partial<Pick<TypedField, 'data_type' | 'initial_value'>>) => void
}

/** What is typed into a line, and what stands in a field before anything is typed. A checkbox says it by its own tick. */
export function InitialValue({ field, at, onChange }: InitialValueProps) {
  const text = useEditorText()
  const { type, data_type: dataType, options } = field
  if (type === 'checkbox') return null
  const given = {
    ...boundTo(field, onChange).text('initial_value', `${at}.initial_value`),
    label: text('initialValue'),
    help: text('initialValueHelp'),
  }
  if (CHOICE_TYPES.includes(type))
    return (
      <Select
        {...given}
        placeholder={text('noInitialValue')}
        options={options
          .filter((option) => option.value !== '')
          .map((option) => ({ value: option.value, label: option.text || option.value }))}
      />
    )
  if (type === 'textarea') return <TextArea {...given} limit={FIELD_MAX.area} />
  return (
    <>
      <Select
        name={`${at}.data_type`}
        label={text('dataType')}
        options={DATA_TYPES.map((each) => ({ value: each, label: text(`data_${each}`) }))}
        value={dataType}
        onChange={({ target }) =>
          onChange({ data_type: DATA_TYPES.find((each) => each === target.value) ?? 'text', initial_value: '' })
        }
      />
      <TextField {...inputOf(field)} {...given} maxLength={FIELD_MAX.line} />
    </>
  )
}
