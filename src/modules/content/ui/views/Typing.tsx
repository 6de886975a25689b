import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { AREA_MAX, LINE_MAX } from '../../vocabulary.ts'
import { EntryNote } from './EntryNote.tsx'
import { useEntry } from './use-entry.ts'
import styles from './views.module.css'
import type { Shown } from '../screen-type.ts'

/** What a student answers in a line, or in as many as they like. */
export function Typing({ id, type, label, help, awaits_answer: isAnswered }: Shown<'text_line'> | Shown<'text_area'>) {
  const { values, state, answer, enter } = useEntry(id)
  const field = {
    name: `entry-${id}`,
    label,
    help: help || undefined,
    value: values[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => enter(target.value === '' ? [] : [target.value]),
  }
  return (
    <div className={styles.asked}>
      {type === 'text_line' ? (
        <TextField {...field} maxLength={LINE_MAX} />
      ) : (
        <TextArea {...field} rows={5} maxLength={AREA_MAX} />
      )}
      <EntryNote state={state} answer={answer} isAnswered={isAnswered} />
    </div>
  )
}
