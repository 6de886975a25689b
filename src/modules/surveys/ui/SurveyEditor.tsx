import { useState } from 'react'
import common from '#kit/common.module.css'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
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
  const { values, change, forget, letGo } = usePageWork(surveyDraft(survey?.id), surveyValues(survey))
  const [edited, setEdited] = useState<Question | null>(null)
  return (
    <div className={styles.editor}>
      <SavedForm
        save={() => onSave(surveyInput(values), letGo)}
        forget={forget}
        submit={text(survey ? 'save' : 'saveDraft')}
      >
        {survey?.is_answered && <Callout>{text('isAnswered')}</Callout>}
        <SurveyDetails values={values} onChange={change} />
        <QuestionList questions={values.questions} onEdit={setEdited} onChange={(questions) => change({ questions })} />
        {survey && survey.earlier_questions.length > 0 && (
          <p className={common.note}>{text('earlier', { count: survey.earlier_questions.length })}</p>
        )}
      </SavedForm>
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
