import { invalidField } from '#platform/refusal.ts'
import type { Question } from './contract.ts'
import { isAsked } from './policy.ts'

/** What is shown asks something. */
export function refuseWithoutQuestions(questions: Question[]): void {
  if (!questions.some(isAsked)) throw invalidField('questions', 'surveys.no-questions')
}
