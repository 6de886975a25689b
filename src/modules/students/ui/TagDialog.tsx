import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import type { StudentRow } from '../contract.ts'
import { tagStudents, untagStudents } from '../tags/contract.ts'
import { TagNameField } from './TagNameField.tsx'
import { useTagsText } from './use-text.ts'

/** What came of it: of whom the tag can be taken again, or who can get it back. */
export interface Tagging {
  what: 'tag' | 'untag'
  tag: { id: string; name: string }
  ids: string[]
  /** the names of those who have as many as one may have */
  full: string[]
}

interface TagDialogProps {
  what: 'tag' | 'untag'
  students: StudentRow[]
  onDone: (tagging: Tagging) => void
  onClose: () => void
}

/** A tag for all who were chosen, or one of theirs from all of them. */
export function TagDialog({ what, students, onDone, onClose }: TagDialogProps) {
  const text = useTagsText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const ids = students.map(({ id }) => id)
  const theirs = new Map(students.flatMap(({ tags }) => tags.map(({ id, name }) => [id, name])))
  const tag = async (): Promise<Tagging> => {
    const answer = await api.call(tagStudents, { ids, name: typed })
    const of = (wanted: string) => answer.students.filter(({ outcome }) => outcome === wanted)
    return {
      what,
      tag: answer.tag,
      ids: of('tagged').map(({ id }) => id),
      full: of('full').map(({ name }) => name),
    }
  }
  const untag = async (): Promise<Tagging> => ({
    what,
    full: [],
    ...(await api.call(untagStudents, { ids, tag_id: chosen })),
  })
  return (
    <FormDialog
      {...errorProps}
      title={text(`${what}Title`, { count: ids.length })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text(what === 'tag' ? 'doTag' : 'doUntag')}
      isSending={isSending}
      onSubmit={() =>
        void send(
          () => (what === 'tag' ? tag() : untag()),
          (tagging) => {
            onClose()
            onDone(tagging)
          },
        )
      }
    >
      {what === 'tag' ? (
        <TagNameField value={typed} onType={setTyped} help={text('nameHelp')} />
      ) : (
        <Select
          name="tag_id"
          label={text('name')}
          placeholder={text('chooseTag')}
          required
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={Array.from(theirs, ([value, label]) => ({ value, label })).toSorted((one, other) =>
            one.label.localeCompare(other.label),
          )}
        />
      )}
    </FormDialog>
  )
}
