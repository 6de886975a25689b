import { useState } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useShownText } from '../shown-text.ts'
import { EntryNote } from './EntryNote.tsx'
import { useEntry } from './use-entry.ts'
import styles from './views.module.css'
import type { Shown } from '../screen-type.ts'

/** A number with a comma or a point, as one writes it; it is kept once it is one. */
export function NumberEntry({ id, label, help, unit, awaits_answer: isAnswered }: Shown<'number'>) {
  const text = useShownText()
  const point = useLocale().language === 'pl' ? ',' : '.'
  const { values, state, answer, enter } = useEntry(id)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && numberIn(typed) === undefined
  const change = (now: string) => {
    setTyped(now)
    const number = numberIn(now)
    if (now.trim() === '') enter([])
    else if (number !== undefined) enter([number])
  }
  return (
    <div className={styles.asked}>
      <TextField
        name={`entry-${id}`}
        label={unit ? `${label} (${unit})` : label}
        help={help || undefined}
        inputMode="decimal"
        errors={isWrong ? [text('noNumber')] : []}
        maxLength={20}
        value={typed ?? (values[0] ?? '').replace('.', point)}
        onChange={({ target }) => change(target.value)}
      />
      <EntryNote state={isWrong ? undefined : state} answer={answer} isAnswered={isAnswered} />
    </div>
  )
}

const numberIn = (typed: string): string | undefined => {
  const [written, digits = '', part = ''] = /^-?(\d{1,12})(?:[.,](\d+))?$/.exec(typed.replace(/\s/g, '')) ?? []
  if (written === undefined) return undefined
  return `${written.startsWith('-') ? '-' : ''}${digits}${part && `.${part}`}`
}
