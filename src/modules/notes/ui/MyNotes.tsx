import { useState } from 'react'
import { Link } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listMyNotes, type PlacedNote, type PlacedNotePage } from '../contract.ts'
import { momentPath } from '../moment-path.ts'
import { byCourse } from './by-course.ts'
import { NoteItem } from './NoteItem.tsx'
import styles from './notes.module.css'
import { useDeleteNote } from './use-delete-note.ts'
import { useNotesText } from './use-text.ts'

/** All notes of the viewer that hold the words of `q`, under their courses and lectures. */
export function MyNotes({ initial, q }: { initial: PlacedNotePage; q: string }) {
  const text = useNotesText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyNotes, { ...(q && { q }), cursor }))
  const [gone, setGone] = useState<readonly string[]>([])
  const shown = items.filter(({ id }) => !gone.includes(id))
  return (
    <>
      {byCourse(shown).map(({ course, lectures }) => (
        <section
          key={course.id}
          aria-labelledby={`notes-${course.id}`}
          className={`${inner.column} ${inner.form} ${styles.course}`}
        >
          <h2 id={`notes-${course.id}`}>{course.title}</h2>
          {lectures.map(({ lecture, notes }) => (
            <div key={lecture?.id ?? 'gone'}>
              <h3>
                {lecture ? (
                  <Link to={lecturePath(course.slug, lecture.id)}>{lecture.title}</Link>
                ) : (
                  <span className={common.soft}>{text('lectureGone')}</span>
                )}
              </h3>
              <ol className={styles.list}>
                {notes.map((note) => (
                  <MyNote key={note.id} note={note} onGone={() => setGone((known) => [...known, note.id])} />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      <LoadMore {...loadMore} />
    </>
  )
}

function MyNote({ note, onGone }: { note: PlacedNote; onGone: () => void }) {
  const remove = useDeleteNote((isGone) => isGone && onGone())
  const { course, lecture, position_seconds: seconds } = note
  return (
    <NoteItem
      note={note}
      href={lecture ? momentPath(course.slug, lecture.id, seconds) : undefined}
      onDelete={() => void remove(note)}
    />
  )
}
