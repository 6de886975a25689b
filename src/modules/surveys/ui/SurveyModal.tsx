import { useState } from 'react'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { hasSessionEnded } from '#kit/api/has-session-ended.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type Answers, submitSurvey, type Survey } from '../contract.ts'
import { forgetDisplayed, rememberResponded } from './memory.ts'
import { SurveyFields } from './SurveyFields.tsx'
import { useText } from './use-text.ts'
import styles from './survey.module.css'

interface SurveyModalProps {
  survey: Survey
  onClose: () => void
}

const NOTHING: Answers = {}

/**
 * The questions of a survey in a dialog. What was chosen and typed is kept until it is sent, also when it is closed;
 * whoever has to log in first is shown it again afterwards.
 */
export function SurveyModal({ survey, onClose }: SurveyModalProps) {
  const text = useText()
  const api = useApi()
  const [isDone, setDone] = useState(false)
  const { values, change, forget } = useUnsaved<Answers>(`survey:${survey.id}`, NOTHING)
  const { send, isSending, errorProps } = useSending()

  const submit = () =>
    send(async () => {
      const response = answersTo(survey, values)
      await api.call(submitSurvey, { survey_id: survey.id, response }).catch((error: unknown) => {
        if (hasSessionEnded(error)) forgetDisplayed(survey.id)
        if (!isAnswered(error)) throw error
      })
      rememberResponded(survey.id)
      forget()
      setDone(true)
    })

  if (isDone)
    return (
      <Dialog title={text('thanks')} onClose={onClose} actions={<Button onClick={onClose}>{text('close')}</Button>}>
        <output tabIndex={-1} data-focus-first className={styles.thanks}>
          {text('thanksText')}
        </output>
      </Dialog>
    )
  return (
    <FormDialog
      title={survey.title}
      onClose={onClose}
      dismiss={text('notNow')}
      submit={text('send')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void submit()}
    >
      {/* It came by itself: a button in focus would be pressed by mistake. */}
      {survey.description && (
        <p tabIndex={-1} data-focus-first className={styles.description}>
          {survey.description}
        </p>
      )}
      <SurveyFields questions={survey.questions} answers={values} onChange={change} />
    </FormDialog>
  )
}

/** Sent twice, or answered in another tab: what they wanted is done. */
const isAnswered = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'surveys.answered'

/** A draft may hold answers to questions that are no longer asked. */
function answersTo({ questions }: Survey, values: Answers): Answers {
  const given = questions.map(({ id }) => [id, values[id]] as const).filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(given) as Answers
}
