import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import type { AddedStudent } from '../adding/contract.ts'
import { readLines, withoutLines, type WrongLine } from './read-lines.ts'
import { ADDED_MAX } from '../vocabulary.ts'
import { AddingForm } from './AddingForm.tsx'
import styles from './students.module.css'
import { useAddingText } from './use-text.ts'

/** Nobody is added while a line is wrong: it is told, and has to be put right or removed first. */
export function ImportForm({ onAdded }: { onAdded: (students: AddedStudent[]) => void }) {
  const text = useAddingText()
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState<WrongLine[]>([])
  const { students, wrong } = readLines(typed)

  const read = () => {
    setTold(wrong)
    if (wrong.length > 0) return { errors: { lines: wrong.map(say) } }
    if (students.length === 0) return { errors: { lines: [text('nobody')] } }
    const count = students.length
    if (count > ADDED_MAX) return { errors: { lines: [text('tooMany', { count, max: ADDED_MAX })] } }
    return students.map(({ name, email }) => ({ name, email }))
  }
  const say = ({ line, text: words, problem }: WrongLine) =>
    text(problem === 'email' ? 'wrongEmail' : 'wrongName', { line, text: words })
  return (
    <AddingForm read={read} submit={text('addAll')} onAdded={onAdded}>
      <TextArea
        name="lines"
        label={text('lines')}
        help={text('linesHelp', { max: ADDED_MAX })}
        required
        rows={10}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className={styles.soft}>
        {students.length > 0 && wrong.length === 0 && text('readable', { count: students.length })}
      </output>
      {told.length > 0 && wrong.length > 0 && (
        <div>
          <Button onClick={() => setTyped(withoutLines(typed, wrong))}>
            {text('removeWrong', { count: wrong.length })}
          </Button>
        </div>
      )}
    </AddingForm>
  )
}
