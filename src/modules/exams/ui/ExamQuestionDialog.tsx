import { useApi } from '#kit/api/ApiProvider.tsx'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { draftOf, EMPTY_QUESTION, questionOf } from '#modules/questions/ui/question-draft.ts'
import { QuestionFields } from '#modules/questions/ui/QuestionFields.tsx'
import { useQuestionEditorText } from '#modules/questions/ui/use-editor-text.ts'
import { type EditedExam, storeQuestion, updateQuestion } from '../contract.ts'
import type { ExamPlace, QuestionInHand } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'

interface ExamQuestionDialogProps {
  place: ExamPlace
  inHand: QuestionInHand
  onSaved: (exam: EditedExam) => void
  readAnew: () => Promise<void>
  onClose: () => void
}

/** What is typed is kept in this browser until it is saved or given up. */
export function ExamQuestionDialog({ place, inHand, onSaved, readAnew, onClose }: ExamQuestionDialogProps) {
  const { bankId, edited } = inHand
  const text = useExamPanelText()
  const editorText = useQuestionEditorText()
  const api = useApi()
  const { send, isSending, errorProps, refuse } = useSending({ readAnew })
  const { values, field, change, forget } = useUnsaved(
    `exam-question:${edited?.id ?? `${place.lectureId}:${bankId}`}`,
    {
      ...(edited ? draftOf(edited.question) : EMPTY_QUESTION),
      points: String(edited?.points ?? 1),
    },
  )
  const close = () => {
    forget()
    onClose()
  }
  const save = async () => {
    const question = questionOf(values)
    if ('missing' in question) return refuse({ [`question.${question.missing}`]: [editorText('numberNeeded')] })
    const sent = { ...place, question, points: Number(values.points) }
    const store = () =>
      edited
        ? api.call(updateQuestion, { ...sent, questionId: edited.id, seen: seenOf(updateQuestion, edited) })
        : api.call(storeQuestion, { ...sent, bank_id: bankId })
    if (await send(store, onSaved)) close()
  }
  return (
    <FormDialog
      title={text(edited ? 'editQuestion' : 'newQuestion')}
      size="large"
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
      onClose={close}
    >
      <QuestionFields draft={values} name="question" onChange={change} />
      <TextField {...field.digits('points')} label={text('points')} required maxLength={3} />
    </FormDialog>
  )
}
