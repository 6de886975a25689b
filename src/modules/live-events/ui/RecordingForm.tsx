import { useState } from 'react'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { changeRecording, type Recording } from '../contract.ts'
import { useEventPanelText } from './use-text.ts'

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
  const { submitting, isSending, errorProps } = useSending()
  const [chosen, setChosen] = useState(recording && { value: recording.id, label: recording.title })
  const save = submitting(async () => {
    await api.call(changeRecording, { eventId, course_id: chosen?.value ?? null })
    await onSaved()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
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
      <FormActions submit={text('recordingSave')} isSending={isSending} look="secondary" />
    </Form>
  )
}
