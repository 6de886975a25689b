import { Plus, Trash2 } from 'lucide-react'
import common from '#kit/common.module.css'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useField } from '#kit/fields/use-field.ts'
import type { Component } from '../../components/contract.ts'
import { ANSWER_MAX, ANSWERS_MAX, ANSWERS_MIN, QUIZ_ANSWER_TYPES } from '../../components/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import styles from './quiz-fields.module.css'

type QuizDraft = Extract<Component, { type: 'quiz_question' }>
type Answer = QuizDraft['answers'][number]

interface QuizFieldsProps {
  draft: QuizDraft
  onChange: (draft: QuizDraft) => void
}

export function QuizFields({ draft, onChange }: QuizFieldsProps) {
  const text = useCoursesText()
  const { id, shown: errors } = useField({ name: 'component.answers', label: text('answers') })
  const isSingle = draft.answer_type === 'single_choice'
  const { answers } = draft
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  const change = (at: number, part: Partial<Answer>) =>
    onChange({ ...draft, answers: answers.map((answer, index) => (index === at ? { ...answer, ...part } : answer)) })
  const mark = (at: number, correct: boolean) =>
    isSingle
      ? onChange({ ...draft, answers: answers.map((answer, index) => ({ ...answer, correct: index === at })) })
      : change(at, { correct })
  return (
    <>
      <RichTextField {...field.html('question_html', 'component.question_html')} label={text('question')} />
      <RadioGroup
        {...field.choice('answer_type', 'component.answer_type')}
        label={text('answerType')}
        options={QUIZ_ANSWER_TYPES.map((value) => ({ value, label: text(value) }))}
      />
      <fieldset aria-describedby={`${id}-errors`} className={common.looseStack}>
        <legend className={common.strong}>{text('answers')}</legend>
        {answers.map((answer, index) => (
          <div key={index} className={styles.answer}>
            <label>
              <span>{text('correct')}</span>
              <input
                id={index === 0 ? id : undefined}
                type={isSingle ? 'radio' : 'checkbox'}
                name="correct"
                checked={answer.correct}
                onChange={({ target }) => mark(index, target.checked)}
              />
            </label>
            <TextField
              name={`component.answers.${index}.label`}
              label={text('answerNumber', { number: index + 1 })}
              required
              maxLength={ANSWER_MAX}
              value={answer.label}
              onChange={({ target }) => change(index, { label: target.value })}
            />
            <IconButton
              label={text('deleteAnswer', { number: index + 1 })}
              icon={<Trash2 />}
              disabled={answers.length <= ANSWERS_MIN}
              onClick={() => onChange({ ...draft, answers: answers.filter((each) => each !== answer) })}
            />
          </div>
        ))}
        <FieldErrors id={`${id}-errors`} errors={errors} />
        <div>
          <Button
            look="quiet"
            icon={<Plus aria-hidden="true" />}
            disabled={answers.length >= ANSWERS_MAX}
            onClick={() => onChange({ ...draft, answers: [...answers, { label: '', correct: false }] })}
          >
            {text('addAnswer')}
          </Button>
        </div>
      </fieldset>
      <RichTextField {...field.html('solution_html', 'component.solution_html')} label={text('solution')} />
    </>
  )
}
