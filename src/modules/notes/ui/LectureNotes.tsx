import { use } from 'react'
import { Link } from 'react-router'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import inner from '#kit/inner.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { LectureNotes as Notes } from '../contract.ts'
import { momentPath } from '../moment-path.ts'
import { LectureNote } from './LectureNote.tsx'
import { NoteComposer } from './NoteComposer.tsx'
import styles from './notes.module.css'
import { useLectureNotes } from './use-lecture-notes.ts'
import { useNotesText } from './use-text.ts'

interface LectureNotesProps {
  lecture: { id: string; courseSlug: string }
  initial: Notes
}

/** The viewer's own notes beside a lecture, in the order of its moments. */
export function LectureNotes({ lecture, initial }: LectureNotesProps) {
  const text = useNotesText()
  const { player, show } = use(BesideVideo)
  const { id, courseSlug } = lecture
  const { notes, loadMore, write, change, remove } = useLectureNotes(id, initial)
  return (
    <div className={inner.column}>
      <VisuallyHidden>
        <h2>{text('myNotes')}</h2>
      </VisuallyHidden>
      {initial.can_write ? (
        <div data-needs-scripts>
          <NoteComposer lectureId={id} onWrite={write} />
        </div>
      ) : (
        <Callout>{text('closed')}</Callout>
      )}
      {notes.length === 0 ? (
        <EmptyState title={text('none')}>{text('noneText')}</EmptyState>
      ) : (
        <ol className={styles.list}>
          {notes.map((note) => (
            <LectureNote
              key={note.id}
              note={note}
              href={momentPath(courseSlug, id, note.position_seconds)}
              canWrite={initial.can_write}
              onPlay={(seconds) => player.current?.goTo(seconds)}
              onChange={change}
              onAnswered={(isGone) => {
                if (isGone) remove(note.id)
                show()
              }}
            />
          ))}
        </ol>
      )}
      <LoadMore {...loadMore} />
      <Link to="/my/notes" className={styles.all}>
        {text('allNotes')}
      </Link>
    </div>
  )
}
