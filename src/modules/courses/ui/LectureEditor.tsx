import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Captions } from '#modules/media/ui/Captions.tsx'
import { VideoUpload } from '#modules/media/ui/VideoUpload.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import inner from '#kit/inner.module.css'
import { createVideo, deleteLectureVideo, type Lecture, storeLecture, updateLecture } from '../contract.ts'
import type { Pdf } from '../pdf/contract.ts'
import styles from './courses.module.css'
import { LectureFields } from './LectureFields.tsx'
import { LecturePdf } from './LecturePdf.tsx'
import { lectureValues } from './lecture-values.ts'
import { useCoursesText } from './use-text.ts'

interface LectureEditorProps {
  courseId: string
  sectionId: string
  /** null before its video upload has started */
  lecture: Lecture | null
  pdf: Pdf | null
  onSaved: () => Promise<void>
}

const draftOf = (id: string) => `lecture:${id}`

/** The lecture is made when the upload of its video starts; before that there is nothing to save (commerce §4). */
export function LectureEditor({ courseId, sectionId, lecture, pdf, onSaved }: LectureEditorProps) {
  const text = useCoursesText()
  const api = useApi()
  const navigate = useNavigate()
  const { send, isSending, errorProps } = useSending()
  const { values, isUnsaved, change, forget } = useUnsaved(draftOf(lecture?.id ?? sectionId), lectureValues(lecture))
  const [isStarted, setStarted] = useState(lecture?.video != null)
  const [isUploading, setUploading] = useState(false)
  const uploadQuestion = { consequence: text('leaveUploadConsequence'), action: text('leaveUpload') }
  const letGo = useLeaveGuard({
    isUnsaved: isUnsaved || isUploading,
    onLeave: forget,
    ...(isUploading && { question: uploadQuestion }),
  })

  const makeRoom = async (file: File) => {
    const place = { courseId, sectionId: lecture?.section_id ?? sectionId }
    const title = values.title.trim() || nameOf(file)
    const kept = lecture ?? (await api.call(storeLecture, { ...place, title }))
    const { lecture: started, upload } = await api.call(createVideo, { ...place, lectureId: kept.id, title })
    if (!lecture) {
      writeDraft(draftOf(kept.id), JSON.stringify({ ...values, title }))
      writeDraft(draftOf(sectionId), '')
      letGo()
      await navigate(`/home/courses/${courseId}/lectures/${kept.id}/edit`, { replace: true, preventScrollReset: true })
    }
    return { video_id: started.video!.id, upload }
  }
  const save = () =>
    send(async () => {
      const { delay, ...content } = values
      await api.call(updateLecture, { ...keyOf(courseId, lecture!), ...content, delay_days: Number(delay) })
      await onSaved()
      forget()
      toast.saved()
    })

  return (
    <div className={`${common.looseColumn} ${styles.lectureEditor}`}>
      <section aria-labelledby="lecture-video" className={`${inner.closeColumn} ${styles.video}`}>
        <h2 id="lecture-video">{text('video')}</h2>
        <VideoUpload
          title={values.title || text('untitledLecture')}
          video={lecture?.video ?? null}
          onCreate={makeRoom}
          {...(lecture && { onDelete: () => api.call(deleteLectureVideo, keyOf(courseId, lecture)) })}
          onStarted={() => {
            setStarted(true)
            setUploading(true)
          }}
          onChange={(video) => {
            setStarted(video !== null)
            setUploading(video?.state === 'created' || video?.state === 'uploading')
          }}
        />
        {lecture?.video && !isUploading && <Captions video={lecture.video} />}
        {lecture && <LecturePdf key={lecture.id} place={keyOf(courseId, lecture)} initial={pdf} />}
        {isUploading && <p className={inner.lightNote}>{text('uploadRunning')}</p>}
      </section>
      <Form
        {...errorProps}
        className={inner.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isStarted && lecture) void save()
        }}
      >
        <LectureFields values={values} onChange={change} />
        {!isStarted && <Callout>{text('videoFirst')}</Callout>}
        <FormActions submit={text('saveLecture')} isSending={isSending} disabled={!isStarted || !lecture} />
      </Form>
    </div>
  )
}

const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').slice(0, 150) || file.name

const keyOf = (courseId: string, { id, section_id }: Lecture) => ({ courseId, sectionId: section_id, lectureId: id })
