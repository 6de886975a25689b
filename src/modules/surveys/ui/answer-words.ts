import type { GivenAnswer, Question } from '../contract.ts'
import { hasOptions } from '../policy.ts'

/** An answer as it is read: by the names of the options, a dash for none. */
export function answerWords(question: Question, answer: GivenAnswer | undefined): string {
  if (answer === undefined) return '–'
  const nameOf = (value: string) => question.options.find((option) => option.value === value)?.label ?? value
  if (typeof answer !== 'string') return answer.map(nameOf).join('; ')
  return hasOptions(question) ? nameOf(answer) : answer
}
