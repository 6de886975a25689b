import { CheckboxGroup } from '#kit/fields/CheckboxGroup.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { useShownText } from '../shown-text.ts'
import { EntryNote } from './EntryNote.tsx'
import { useEntry } from './use-entry.ts'
import styles from './views.module.css'
import type { Shown } from '../screen-type.ts'

type Choice = Shown<'checklist'> | Shown<'drop_down'> | Shown<'single_choice'> | Shown<'multi_choice'>

/** What a student ticks off or chooses of what is offered. */
export function Choosing({ id, type, label, help, options: offered }: Choice) {
  const text = useShownText()
  const { values, state, enter } = useEntry(id)
  const options = offered.map((option) => ({ value: option, label: option }))
  const field = { name: `entry-${id}`, label, help: help || undefined, options }
  const one = {
    ...field,
    value: values[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => enter(target.value === '' ? [] : [target.value]),
  }
  return (
    <div className={styles.asked}>
      {type === 'drop_down' && <Select {...one} placeholder={text('choose')} />}
      {type === 'single_choice' && <RadioGroup {...one} />}
      {(type === 'checklist' || type === 'multi_choice') && (
        <CheckboxGroup {...field} values={values} onValues={enter} />
      )}
      <EntryNote state={state} />
    </div>
  )
}
