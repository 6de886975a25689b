import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import inner from '#kit/inner.module.css'
import type { EditedExam } from '../contract.ts'
import { examEditorPath } from '../vocabulary.ts'
import { useExamPanelText } from './panel-text.ts'

interface ExamSectionProps {
  courseId: string
  lectureId: string
  exam: EditedExam
}

/** Of the exam of a lecture, where that is edited: whether it is on, and the way to it. */
export function ExamSection({ courseId, lectureId, exam: { settings, banks } }: ExamSectionProps) {
  const text = useExamPanelText()
  const count = banks.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <section aria-labelledby="lecture-exam" className={`${inner.closeColumn} ${common.part}`}>
      <h2 id="lecture-exam">{text('exam')}</h2>
      <p className={common.note}>{text('intro')}</p>
      <div className={inner.ends}>
        <span>
          <Status tone={settings.is_on ? 'good' : 'plain'}>{text(settings.is_on ? 'isOn' : 'isOff')}</Status>{' '}
          {count > 0 ? text('summary', { count, percent: settings.passing_percent }) : text('noQuestions')}
        </span>
        <LinkButton to={examEditorPath(courseId, lectureId)}>{text('open')}</LinkButton>
      </div>
    </section>
  )
}
