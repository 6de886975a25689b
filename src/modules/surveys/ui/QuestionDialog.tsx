import { useState } from 'react'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { Question } from '../contract.ts'
import { hasOptions, isAsked } from '../policy.ts'
import { PLACEHOLDER_MAX, QUESTION_MAX } from '../vocabulary.ts'
import { optionsIn, linesOf } from './option-lines.ts'
import { QuestionKind } from './QuestionKind.tsx'
import { useSurveysText } from './use-surveys-text.ts'

interface QuestionDialogProps {
  question: Question
  /** what people have answered; undefined while it can be changed freely */
  answered: Question | undefined
  onSave: (question: Question) => void
  onClose: () => void
}

const NONE: FormErrors = {}

export function QuestionDialog({ question, answered, onSave, onClose }: QuestionDialogProps) {
  const text = useSurveysText()
  const { values, field, change } = useTyped(question)
  const [lines, setLines] = useState(linesOf(question.options))
  const [errors, setErrors] = useState(NONE)
  const isQuestion = isAsked(values)
  const isLocked = answered !== undefined && isAsked(answered)

  const save = () => {
    const whole = { ...values, options: hasOptions(values) ? optionsIn(lines, question.options) : [] }
    const wrong: FormErrors = {
      ...(isQuestion && !whole.title.trim() && { title: [text('questionNeeded')] }),
      ...(hasOptions(whole) && whole.options.length === 0 && { options: [text('optionsNeeded')] }),
    }
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    onSave({ ...whole, title: whole.title.trim() })
  }

  return (
    <FormDialog
      title={question.title ? text('editQuestion', { title: question.title }) : text('newQuestion')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('done')}
      errors={errors}
      onSubmit={save}
    >
      {isLocked && <Callout>{text('questionLocked')}</Callout>}
      <TextField
        {...field.text('title')}
        label={text(isQuestion ? 'question' : 'heading')}
        help={isQuestion ? undefined : text('headingHelp')}
        required={isQuestion}
        readOnly={isLocked}
        data-focus-first
        maxLength={QUESTION_MAX}
      />
      <QuestionKind question={values} isLocked={isLocked} onChange={change} />
      {hasOptions(values) && (
        <TextArea
          name="options"
          {...withHelp(text, 'options')}
          required
          rows={5}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      )}
      {(values.type === 'text' || values.type === 'textarea') && (
        <TextField {...field.text('placeholder')} label={text('placeholder')} maxLength={PLACEHOLDER_MAX} />
      )}
      {isQuestion && <Checkbox {...field.tick('required')} label={text('required')} />}
    </FormDialog>
  )
}
