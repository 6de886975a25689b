import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import {
  addStudentNote,
  deleteStudentNote,
  listStudentNotes,
  type StudentNote,
  type StudentNotePage,
} from '../notes/contract.ts'
import { ADMIN_NOTE_MAX } from '../vocabulary.ts'
import styles from './students.module.css'
import { useStudentText } from './use-text.ts'

/** What admins tell each other about a student. Give it a key when what is shown changes. */
export function StudentNotes({ studentId: id, initial }: { studentId: string; initial: StudentNotePage }) {
  const text = useStudentText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const mayWrite = useMay()('change-students')
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentNotes, { id, cursor }))
  return (
    <>
      {mayWrite && <NoteForm studentId={id} onAdded={() => void revalidate()} />}
      {items.length === 0 ? (
        !mayWrite && <p className={common.soft}>{text('noNotes')}</p>
      ) : (
        <RowList>
          {items.map((note) => (
            <NoteRow key={note.id} studentId={id} note={note} onDeleted={() => void revalidate()} />
          ))}
        </RowList>
      )}
      <LoadMore {...loadMore} />
    </>
  )
}

function NoteForm({ studentId: id, onAdded }: { studentId: string; onAdded: () => void }) {
  const text = useStudentText()
  const api = useApi()
  const [body, setBody] = useDraft(`student-note:${id}`)
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const { submitting, isSending, errorProps } = useSending()
  const add = submitting(async () => {
    await api.call(addStudentNote, { id, note_key: noteId, body })
    setBody('')
    setNoteId(crypto.randomUUID())
    onAdded()
  })
  return (
    <Form {...errorProps} className={inner.form} onSubmit={add}>
      <TextArea
        name="body"
        label={text('note')}
        help={text('noteHelp')}
        required
        limit={ADMIN_NOTE_MAX}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <FormActions submit={text('addNote')} look="secondary" isSending={isSending} />
    </Form>
  )
}

function NoteRow({ studentId: id, note, onDeleted }: { studentId: string; note: StudentNote; onDeleted: () => void }) {
  const text = useStudentText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const remove = async () => {
    if (!(await confirm({ consequence: text('noteGoes'), action: text('deleteNote') }))) return
    try {
      await api.call(deleteStudentNote, { id, adminNoteId: note.id })
      onDeleted()
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <li className={styles.note}>
      <p dir="auto" className={inner.typed}>
        {note.body}
      </p>
      <p className={common.note}>
        {note.author ?? text('formerAdmin')} · <RelativeTime at={note.created_at} />
      </p>
      {note.can.delete && (
        <Button look="quiet" onClick={() => void remove()}>
          {text('deleteNote')}
        </Button>
      )}
    </li>
  )
}
