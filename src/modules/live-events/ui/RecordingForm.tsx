import { useState } from 'react'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Picker } from '#kit/fields/Picker.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { changeRecording, type Recording } from '../contract.ts'
import { useEventPanelText } from './panel-text.ts'

interface RecordingFormProps {
  eventId: string
  recording: Recording | null
  onSaved: () => Promise<void>
}

/** The course in which ticket holders can watch an event afterwards. */
export function RecordingForm({ eventId, recording, onSaved }: RecordingFormProps) {
  const text = useEventPanelText()
  const api = useApi()
  const findCourses = useFindProducts('course')
  const [chosen, setChosen] = useState(recording && { value: recording.id, label: recording.title })
  const save = async () => {
    await api.call(changeRecording, { eventId, course_id: chosen?.value ?? null })
    await onSaved()
  }
  return (
    <SavedForm save={save} submit={text('recordingSave')} look="secondary" className={inner.form}>
      <p className={common.note}>{text('recordingIntro')}</p>
      <Picker
        name="course_id"
        label={text('recordingCourse')}
        placeholder={text('recordingHelp')}
        help={recording ? text('recordingKeeps') : undefined}
        find={findCourses}
        value={chosen}
        onChange={setChosen}
      />
    </SavedForm>
  )
}
