import type { KeyboardEvent } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { type AnswerToRead, gradeAnswer, type GradedAnswer } from '../grading/contract.ts'
import { FEEDBACK_MAX, REASON_MAX } from '../vocabulary.ts'
import { useGradingText } from './grading-text.ts'
import styles from './grading.module.css'

interface GradeFormProps {
  answer: AnswerToRead
  onGraded: (graded: GradedAnswer) => void
  /** somebody else was quicker */
  onMeanwhile: () => unknown
  /** of one that is graded already */
  onCancel?: () => void
}

/** How many points an answer is worth, and a word about it; of a change also why. What is typed is kept in this browser until it is sent. */
export function GradeForm({ answer, onGraded, onMeanwhile, onCancel }: GradeFormProps) {
  const text = useGradingText()
  const api = useApi()
  const { id: answerId, grades, points_max: max } = answer
  const last = grades.at(-1)
  const { values, field, forget } = useUnsaved(`grade:${answerId}:${grades.length}`, {
    points: last ? String(last.points) : '',
    feedback: last?.feedback ?? '',
    reason: '',
  })
  const { send, isSending, errorProps } = useSending({
    draft: { forget },
    afterRefusal: (error) => error instanceof ApiProblem && error.code === 'exams.graded-meanwhile' && onMeanwhile(),
  })
  const grade = () =>
    api.call(gradeAnswer, {
      writtenAnswerId: answerId,
      points: values.points === '' ? Number.NaN : Number(values.points),
      feedback: values.feedback,
      reason: values.reason,
      seen: grades.length,
    })
  return (
    <Form
      {...errorProps}
      className={common.stack}
      onKeyDown={submitByKeys}
      onSubmit={(event) => {
        event.preventDefault()
        void send(grade, onGraded)
      }}
    >
      <TextField
        {...field.digits('points')}
        label={text('points', { max })}
        required
        maxLength={3}
        autoComplete="off"
        className={styles.points}
        data-points
      />
      <TextArea {...field.text('feedback')} {...withHelp(text, 'feedback')} rows={2} maxLength={FEEDBACK_MAX} />
      {last && (
        <>
          <TextArea {...field.text('reason')} {...withHelp(text, 'reason')} required rows={2} maxLength={REASON_MAX} />
          <p className={common.note}>{text('kept')}</p>
        </>
      )}
      <FormActions submit={text(last ? 'gradeAnew' : 'grade')} isSending={isSending}>
        {onCancel && (
          <Button
            look="quiet"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            {text('cancel')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
