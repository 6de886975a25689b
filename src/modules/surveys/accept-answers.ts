import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { type FieldErrors, InvalidFields } from '#platform/refusal.ts'
import type { Answers, GivenAnswer, Question } from './contract.ts'
import { isAsked } from './policy.ts'
import { LINE_MAX } from './vocabulary.ts'

interface Refused {
  key: string
  params?: Record<string, number>
}
type Read = { answer: GivenAnswer } | { refused: Refused } | undefined

/** The answers as they are kept; empty ones are left out. @throws InvalidFields under `response.<question id>` */
export function acceptAnswers(questions: Question[], response: Answers): Answers {
  const asked = questions.filter(isAsked)
  const errors: FieldErrors = {}
  const answers: Answers = {}
  for (const question of asked) {
    const read = readAnswer(question, response[question.id] ?? '')
    if (read && 'answer' in read) answers[question.id] = read.answer
    else if (read) errors[`response.${question.id}`] = [read.refused]
    else if (question.required) errors[`response.${question.id}`] = [{ key: 'validation.required' }]
  }
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  const [first] = asked
  if (first && Object.keys(answers).length === 0)
    throw new InvalidFields({ [`response.${first.id}`]: [{ key: 'surveys.nothing-answered' }] })
  return answers
}

/** Undefined for an empty answer. */
function readAnswer(question: Question, given: GivenAnswer): Read {
  if (question.type === 'checkbox') return readTicks(question, typeof given === 'string' ? [given] : given)
  if (typeof given !== 'string') return { refused: { key: 'validation.string' } }
  const text = given.trim()
  if (text === '') return undefined
  if (question.type === 'select') return listed(question, text) ? { answer: text } : { refused: NOT_LISTED }
  return question.type === 'text' ? readLine(question, text) : { answer: text }
}

function readTicks(question: Question, given: string[]): Read {
  const values = [...new Set(given.filter((value) => value !== ''))]
  if (values.length === 0) return undefined
  return values.every((value) => listed(question, value)) ? { answer: values } : { refused: NOT_LISTED }
}

function readLine({ inputType }: Question, text: string): Read {
  if (text.length > LINE_MAX) return { refused: { key: 'validation.max.string', params: { max: LINE_MAX } } }
  const line = inputType === 'number' ? text.replace(',', '.') : text
  return FORMATS[inputType].safeParse(line).success ? { answer: line } : { refused: { key: WRONG[inputType] } }
}

const listed = ({ options }: Question, value: string) => options.some((option) => option.value === value)
const NOT_LISTED = { key: 'surveys.not-listed' }

const FORMATS = {
  text: z.string(),
  email: Email,
  number: z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/),
  url: z.url({ protocol: /^https?$/ }),
  tel: z.string().regex(/^\+?[\d\s()./-]{5,25}$/),
  date: z.iso.date(),
}
const WRONG = {
  text: 'validation.string',
  email: 'validation.email',
  number: 'validation.number',
  url: 'validation.url',
  tel: 'surveys.tel',
  date: 'validation.date',
} as const
