import { useApi } from '#kit/api/ApiProvider.tsx'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { type Note, updateNote } from '../contract.ts'
import { NoteBox } from './NoteBox.tsx'
import { NoteItem } from './NoteItem.tsx'
import { draftIn } from './note-draft.ts'
import { useDeleteNote } from './use-delete-note.ts'
import { useNotesText } from './use-text.ts'

interface LectureNoteProps {
  note: Note
  href: string
  canWrite: boolean
  onPlay: (seconds: number) => void
  onChange: (note: Note) => void
  /** once the question whether to delete it is answered */
  onAnswered: (isGone: boolean) => void
}

/** A note beside its lecture: played from, changed in place, deleted. A change that was begun is found again after a reload. */
export function LectureNote({ note, href, canWrite, onPlay, onChange, onAnswered }: LectureNoteProps) {
  const text = useNotesText()
  const api = useApi()
  const [kept, keep] = useDraft(`note-change:${note.id}`)
  const remove = useDeleteNote(onAnswered)
  const stop = () => keep('')
  const edit = (words: string) => keep(JSON.stringify({ note: words }))
  return (
    <NoteItem
      note={note}
      href={href}
      onPlay={onPlay}
      onEdit={canWrite ? () => edit(note.note) : undefined}
      onDelete={() => void remove(note)}
    >
      {canWrite && kept !== '' && (
        <NoteBox
          ref={focusAtTheEnd}
          label={text('editing')}
          action={text('saveChange')}
          value={draftIn(kept).note}
          onChange={edit}
          onCancel={stop}
          onSend={async (changed) => {
            const saved = await api.call(updateNote, { id: note.id, note: changed })
            onChange(saved.note)
            stop()
          }}
        />
      )}
    </NoteItem>
  )
}

function focusAtTheEnd(box: HTMLTextAreaElement | null): void {
  box?.focus()
  box?.setSelectionRange(box.value.length, box.value.length)
}
