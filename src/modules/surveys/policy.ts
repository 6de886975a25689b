import type { Actor } from '#platform/context.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { GivenAnswer, Question } from './contract.ts'
import type { Audience, SurveyState } from './vocabulary.ts'

export const stateOf = ({ openedAt, closedAt }: { openedAt: Date | null; closedAt: Date | null }): SurveyState =>
  openedAt === null ? 'draft' : closedAt === null ? 'open' : 'closed'

export const isMeantFor = (audience: Audience, role: Actor['role']): boolean =>
  role === 'visitor' ? audience !== 'students' : role === 'student' && audience !== 'visitors'

/** A separator asks nothing. */
export const isAsked = ({ type }: Pick<Question, 'type'>): boolean => type !== 'separator'
export const hasOptions = ({ type }: Pick<Question, 'type'>): boolean => type === 'select' || type === 'checkbox'
export const isNumber = ({ type, inputType }: Pick<Question, 'type' | 'inputType'>): boolean =>
  type === 'text' && inputType === 'number'
/** Answered in words, which are quoted and not counted. */
export const isWritten = (question: Pick<Question, 'type' | 'inputType'>): boolean =>
  isAsked(question) && !hasOptions(question) && !isNumber(question)

/** An answer as it is read: by the names of the options, a dash for none. */
export function answerWords(question: Question, answer: GivenAnswer | undefined): string {
  if (answer === undefined) return '–'
  const nameOf = (value: string) => question.options.find((option) => option.value === value)?.label ?? value
  if (typeof answer !== 'string') return answer.map(nameOf).join('; ')
  return hasOptions(question) ? nameOf(answer) : answer
}

/** What is wrong with a list of questions, by field. */
export function questionErrors(questions: Question[]): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, question] of questions.entries()) {
    const refuse = (field: string, key: string) => (errors[`questions.${index}.${field}`] = [{ key }])
    if (seen.has(question.id)) refuse('id', 'validation.unique')
    seen.add(question.id)
    if (isAsked(question) && question.title === '') refuse('title', 'validation.required')
    if (!hasOptions(question)) continue
    const values = question.options.map(({ value }) => value)
    if (values.length === 0) refuse('options', 'surveys.option-needed')
    else if (question.options.some(({ label }) => label === '')) refuse('options', 'surveys.option-unnamed')
    else if (new Set(values).size < values.length) refuse('options', 'validation.unique')
  }
  return errors
}

/** The field by which a question no longer means what people have answered; undefined when it does. */
export function changedMeaning(
  before: Question,
  now: Question,
): 'title' | 'type' | 'inputType' | 'options' | undefined {
  if (before.title !== now.title) return 'title'
  if (before.type !== now.type) return 'type'
  if (before.inputType !== now.inputType) return 'inputType'
  return keepsOptions(before, now) ? undefined : 'options'
}

/** Options may be added and moved, but none that was chosen may go or be called otherwise. */
const keepsOptions = (before: Question, now: Question) =>
  before.options.every(({ label, value }) =>
    now.options.some((option) => option.value === value && option.label === label),
  )
