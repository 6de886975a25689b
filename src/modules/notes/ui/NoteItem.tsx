import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { PlainDelete } from '#kit/forms/PlainDelete.tsx'
import inner from '#kit/inner.module.css'
import type { Note } from '../contract.ts'
import { beginningOf } from './beginning-of.ts'
import styles from './notes.module.css'
import { useNotesText } from './use-text.ts'

interface NoteItemProps {
  note: Note
  /** where its moment is played; none where there is no lecture any more */
  href: string | undefined
  /** plays it here, in place of going there */
  onPlay?: ((seconds: number) => void) | undefined
  onEdit?: (() => void) | undefined
  onDelete: () => void
  /** in place of the words while they are changed */
  children?: ReactNode
}

export function NoteItem({ note, href, onPlay, onEdit, onDelete, children }: NoteItemProps) {
  const text = useNotesText()
  const { id, note: words, position_seconds: seconds } = note
  const name = beginningOf(words)
  return (
    <li className={styles.note}>
      {seconds !== null && href !== undefined && (
        <Link
          to={href}
          aria-label={text('playFrom', { moment: formatMoment(seconds) })}
          className={styles.moment}
          onClick={(event) => {
            if (!onPlay) return
            event.preventDefault()
            onPlay(seconds)
          }}
        >
          <time dateTime={`PT${seconds}S`}>{formatMoment(seconds)}</time>
        </Link>
      )}
      {seconds !== null && href === undefined && <time className={styles.moment}>{formatMoment(seconds)}</time>}
      {children || (
        <>
          <p dir="auto" className={`${inner.typed} ${styles.words}`}>
            {words}
          </p>
          <div className={styles.actions}>
            {onEdit && (
              <button
                type="button"
                aria-label={text('editNote', { note: name })}
                className={styles.act}
                onClick={onEdit}
                data-needs-scripts
              >
                {text('edit')}
              </button>
            )}
            <button
              type="button"
              aria-label={text('deleteWhich', { note: name })}
              className={styles.act}
              onClick={onDelete}
              data-needs-scripts
            >
              {text('delete')}
            </button>
            <PlainDelete action={`/notes/${id}`} label={text('deleteWhich', { note: name })} />
          </div>
        </>
      )}
    </li>
  )
}
