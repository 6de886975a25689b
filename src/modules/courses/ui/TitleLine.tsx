import { Plus } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import styles from './courses.module.css'
import { titlesIn } from './titles-in.ts'
import { useCoursesText } from './use-text.ts'

interface TitleLineProps {
  id?: string
  label: string
  placeholder: string
  /** what its button says */
  submit: string
  maxLength: number
  onAdd: (titles: string[]) => Promise<unknown>
  onPasteList: (list: string) => void
  /** behind the field */
  children?: ReactNode
}

/** The last line of a list: titles typed one after another, each with Enter. A list that is pasted is handed on. */
export function TitleLine({ onAdd, onPasteList, label, submit, children, ...input }: TitleLineProps) {
  const text = useCoursesText()
  const showProblem = useProblem()
  const [title, setTitle] = useState('')
  /** the one before is kept first: titles stand in the order in which they were typed */
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const field = useRef<HTMLInputElement>(null)

  const add = () => {
    const typed = title.trim()
    if (typed === '') return
    setTitle('')
    line.current = line.current
      .then(() => onAdd([typed]))
      .catch((error: unknown) => {
        if (field.current?.value === '') setTitle(typed)
        else toast.error(text('titleNotAdded', { title: typed }))
        showProblem(error)
      })
  }
  const lookAtList = (event: ClipboardEvent) => {
    const list = event.clipboardData.getData('text/plain')
    if (titlesIn(list).length < 2) return
    event.preventDefault()
    onPasteList(list)
  }
  return (
    <form
      className={styles.addLectures}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Plus aria-hidden="true" />
      <input
        ref={field}
        {...input}
        aria-label={label}
        value={title}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
        onPaste={lookAtList}
      />
      {title.trim() !== '' && <IconButton type="submit" label={submit} icon={<Plus />} />}
      {children}
    </form>
  )
}
