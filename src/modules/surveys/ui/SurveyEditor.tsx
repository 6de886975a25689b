import { useState } from 'react'
import common from '#kit/common.module.css'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import type { PanelSurvey, Question, SurveyInput } from '../contract.ts'
import styles from './panel.module.css'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SurveyDetails } from './SurveyDetails.tsx'
import { SurveyPreview } from './SurveyPreview.tsx'
import { surveyDraft, surveyInput, surveyValues } from './survey-values.ts'
import { useSurveysText } from './use-surveys-text.ts'

interface SurveyEditorProps {
  /** null while it is new */
  survey: PanelSurvey | null
  /** `letGo` lets the page be left, right before it is */
  onSave: (input: SurveyInput, letGo: () => void) => Promise<void>
}

/** Builds a survey, with what it will look like beside it. */
export function SurveyEditor({ survey, onSave }: SurveyEditorProps) {
  const text = useSurveysText()
  const { send, isSending, errorProps } = useSending()
  const { values, isUnsaved, change, forget } = useUnsaved(surveyDraft(survey?.id), surveyValues(survey))
  const [edited, setEdited] = useState<Question | null>(null)
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })
  const save = () =>
    send(async () => {
      await onSave(surveyInput(values), letGo)
      forget()
      toast.saved()
    })
  return (
    <div className={styles.editor}>
      <Form
        {...errorProps}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {survey?.is_answered && <Callout>{text('isAnswered')}</Callout>}
        <SurveyDetails values={values} onChange={change} />
        <QuestionList
          questions={values.questions}
          errors={errorProps.errors}
          onEdit={setEdited}
          onChange={(questions) => change({ questions })}
        />
        {survey && survey.earlier_questions.length > 0 && (
          <p className={common.note}>{text('earlier', { count: survey.earlier_questions.length })}</p>
        )}
        <FormActions submit={text(survey ? 'save' : 'saveDraft')} isSending={isSending} />
      </Form>
      <SurveyPreview values={values} />
      {/* Outside of the form: browsers keep what is sent in a form within another from being heard. */}
      {edited && (
        <QuestionDialog
          question={edited}
          answered={survey?.is_answered ? survey.questions.find(({ id }) => id === edited.id) : undefined}
          onSave={(question) => {
            change({ questions: withQuestion(values.questions, question) })
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

/** In its place, or at the end. */
const withQuestion = (questions: Question[], question: Question): Question[] =>
  questions.some(({ id }) => id === question.id)
    ? questions.map((each) => (each.id === question.id ? question : each))
    : [...questions, question]
