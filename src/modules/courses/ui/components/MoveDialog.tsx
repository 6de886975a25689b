import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { listSections } from '../../contract.ts'
import { useCoursesText } from '../use-text.ts'
import type { LecturePlace } from './use-moving.ts'

interface MoveDialogProps {
  place: LecturePlace
  name: string
  onMove: (target: Option) => Promise<void>
  onClose: () => void
}

/** Asks for another lecture of the course. */
export function MoveDialog({ place: { courseId, lectureId }, name, onMove, onClose }: MoveDialogProps) {
  const text = useCoursesText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [target, setTarget] = useState<Option | null>(null)
  const find: Find = async (words) => {
    const { data } = await api.call(listSections, { courseId })
    const sought = words.trim().toLocaleLowerCase()
    const found = data
      .flatMap((section) =>
        section.lectures.map(({ id, title }) => ({ value: id, label: `${section.title}: ${title}` })),
      )
      .filter(({ value, label }) => value !== lectureId && label.toLocaleLowerCase().includes(sought))
    return { data: found, next_page_url: null }
  }
  const move = async () => {
    if (target && (await send(() => onMove(target)))) onClose()
  }
  return (
    <FormDialog
      {...errorProps}
      title={text('moveComponent', { name })}
      dismiss={text('cancel')}
      submit={text('move')}
      isSending={isSending}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <Picker
        name="lecture_id"
        label={text('targetLecture')}
        help={text('moveComponentHelp')}
        required
        find={find}
        value={target}
        onChange={setTarget}
      />
    </FormDialog>
  )
}
