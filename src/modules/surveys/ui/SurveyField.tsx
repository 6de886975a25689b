import { CheckboxGroup } from '#kit/fields/CheckboxGroup.tsx'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { GivenAnswer, Question } from '../contract.ts'
import type { InputType } from '../vocabulary.ts'
import { useText } from './use-text.ts'
import styles from './survey.module.css'

interface SurveyFieldProps {
  question: Question
  answer: GivenAnswer
  onAnswer: (answer: GivenAnswer) => void
}

/** Numbers are typed as text: a browser's number field hides from us what it cannot read. */
const INPUTS = {
  text: { type: 'text' },
  email: { ...EMAIL_INPUT, autoComplete: 'email' },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  tel: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
} as const satisfies Record<InputType, object>

/** One question as its kind is answered. */
export function SurveyField({ question, answer, onAnswer }: SurveyFieldProps) {
  const text = useText()
  const { id, title, type, inputType, placeholder, required, options } = question
  const field = { name: `response.${id}`, label: title, required }
  const typed = typeof answer === 'string' ? answer : ''
  const hint = placeholder || undefined
  switch (type) {
    case 'separator':
      return title ? <h3 className={styles.separator}>{title}</h3> : <hr className={styles.separator} />
    case 'textarea':
      return <TextArea {...field} placeholder={hint} value={typed} onChange={(event) => onAnswer(event.target.value)} />
    case 'select':
      return (
        <Select
          {...field}
          placeholder={placeholder || text('choose')}
          options={options}
          value={typed}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
    case 'checkbox':
      return <CheckboxGroup {...field} options={options} values={valuesOf(answer)} onValues={onAnswer} />
    case 'text':
      return (
        <TextField
          {...field}
          {...INPUTS[inputType]}
          placeholder={hint}
          value={typed}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
  }
}

const valuesOf = (answer: GivenAnswer): string[] => (typeof answer === 'string' ? [] : answer)
