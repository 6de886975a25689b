import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useField } from '#kit/fields/use-field.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ANSWER_MAX, ANSWER_TYPES, ANSWERS_MAX, ANSWERS_MIN, FEEDBACK_MAX, UNIT_MAX } from '../vocabulary.ts'
import { emptyAnswer, hasAnswers, type QuestionDraft } from './question-draft.ts'
import styles from './questions.module.css'
import { useQuestionEditorText } from './use-editor-text.ts'

interface QuestionFieldsProps {
  draft: QuestionDraft
  /** of the question in what is sent: what is refused is named so */
  name: string
  onChange: (part: Partial<QuestionDraft>) => void
  /** whether somebody reads what is written, where no answer in words is said to be right */
  isGraded?: boolean
}

/** All that its author says of a question. */
export function QuestionFields({ draft, name, onChange, isGraded = true }: QuestionFieldsProps) {
  const text = useQuestionEditorText()
  const field = boundTo(draft, onChange)
  const { answer_type: type } = draft
  return (
    <>
      <RichTextField {...field.html('question_html', `${name}.question_html`)} label={text('question')} />
      <Select
        {...field.choice('answer_type', `${name}.answer_type`)}
        label={text('answerType')}
        options={ANSWER_TYPES.map((value) => ({ value, label: text(value) }))}
      />
      {hasAnswers(draft) && <Answers draft={draft} name={name} onChange={onChange} />}
      {type === 'number' && (
        <>
          <div className={common.narrowPair}>
            <TextField {...field.text('value', `${name}.value`)} label={text('value')} inputMode="decimal" required />
            <TextField
              {...field.text('tolerance', `${name}.tolerance`)}
              {...withHelp(text, 'tolerance')}
              inputMode="decimal"
            />
          </div>
          <TextField {...field.text('unit', `${name}.unit`)} {...withHelp(text, 'unit')} maxLength={UNIT_MAX} />
        </>
      )}
      {type === 'text' && (
        <TextArea
          {...field.text('accepted', `${name}.accepted`)}
          label={text('accepted')}
          help={text(isGraded ? 'acceptedOrGraded' : 'acceptedHelp')}
          required={!isGraded}
          rows={3}
        />
      )}
      <RichTextField {...field.html('solution_html', `${name}.solution_html`)} label={text('solution')} />
    </>
  )
}

function Answers({ draft, name, onChange }: QuestionFieldsProps) {
  const text = useQuestionEditorText()
  const { id, shown: errors } = useField({ name: `${name}.answers`, label: text('answers') })
  const { answers, answer_type: type } = draft
  const isSingle = type !== 'multi_choice'
  const change = (at: number, part: Partial<QuestionDraft['answers'][number]>) =>
    onChange({ answers: answers.map((answer, index) => (index === at ? { ...answer, ...part } : answer)) })
  const mark = (at: number, correct: boolean) =>
    isSingle
      ? onChange({ answers: answers.map((answer, index) => ({ ...answer, correct: index === at })) })
      : change(at, { correct })
  return (
    <fieldset aria-describedby={`${id}-errors`} className={common.looseStack}>
      <legend className={common.strong}>{text('answers')}</legend>
      {answers.map((answer, index) => (
        <div key={index} className={styles.written}>
          <label className={styles.correct}>
            <span>{text('correct')}</span>
            <input
              id={index === 0 ? id : undefined}
              type={isSingle ? 'radio' : 'checkbox'}
              name={`${name}-correct`}
              checked={answer.correct}
              onChange={({ target }) => mark(index, target.checked)}
            />
          </label>
          <div className={common.closeStack}>
            <TextField
              name={`${name}.answers.${index}.label`}
              label={text('answerNumber', { number: index + 1 })}
              required
              maxLength={ANSWER_MAX}
              value={answer.label}
              onChange={({ target }) => change(index, { label: target.value })}
            />
            <TextField
              name={`${name}.answers.${index}.feedback`}
              label={text('feedbackNumber', { number: index + 1 })}
              maxLength={FEEDBACK_MAX}
              value={answer.feedback}
              onChange={({ target }) => change(index, { feedback: target.value })}
            />
          </div>
          <IconButton
            label={text('deleteAnswer', { number: index + 1 })}
            icon={<Trash2 />}
            disabled={answers.length <= ANSWERS_MIN}
            onClick={() => onChange({ answers: answers.filter((each) => each !== answer) })}
          />
        </div>
      ))}
      <FieldErrors id={`${id}-errors`} errors={errors} />
      <div>
        <Button
          look="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={answers.length >= ANSWERS_MAX}
          onClick={() => onChange({ answers: [...answers, emptyAnswer()] })}
        >
          {text('addAnswer')}
        </Button>
      </div>
    </fieldset>
  )
}
