import { sanitizeRichText, sanitizeWritten } from '#platform/rich-text.ts'
import type { Question } from './contract.ts'

/** What may be kept of a question; refuses with 422 one that asks nothing but markup that may not stay. */
export const cleanQuestion = (question: Question, field: string): Question => ({
  ...question,
  question_html: sanitizeWritten(question.question_html, `${field}.question_html`),
  solution_html: sanitizeRichText(question.solution_html),
})
