import { filledLines } from '#platform/contract/lines-of.ts'
import { beginningOfHtml } from '#kit/text/beginning-of.ts'
import { numberIn } from '../judging/policy.ts'
import type { Question } from '../contract.ts'
import type { AnswerType } from '../vocabulary.ts'

/** A question as it is typed: what each way of answering has said so far, whichever of them is chosen. */
export interface QuestionDraft {
  question_html: string
  answer_type: AnswerType
  answers: { label: string; correct: boolean; feedback: string }[]
  value: string
  tolerance: string
  unit: string
  /** one on each line */
  accepted: string
  solution_html: string
}

export const emptyAnswer = () => ({ label: '', correct: false, feedback: '' })

export const EMPTY_QUESTION: QuestionDraft = {
  question_html: '',
  answer_type: 'single_choice',
  answers: [emptyAnswer(), emptyAnswer()],
  value: '',
  tolerance: '0',
  unit: '',
  accepted: '',
  solution_html: '',
}

export function draftOf(question: Question): QuestionDraft {
  const draft = { ...EMPTY_QUESTION, question_html: question.question_html, solution_html: question.solution_html }
  switch (question.answer_type) {
    case 'number':
      return {
        ...draft,
        answer_type: 'number',
        value: String(question.value),
        tolerance: String(question.tolerance),
        unit: question.unit,
      }
    case 'text':
      return { ...draft, answer_type: 'text', accepted: question.accepted.join('\n') }
    default:
      return { ...draft, answer_type: question.answer_type, answers: question.answers }
  }
}

export const hasAnswers = ({ answer_type: type }: Pick<QuestionDraft, 'answer_type'>): boolean =>
  type !== 'number' && type !== 'text'

/** What is sent of it, or the field that does not say what it has to. */
export function questionOf(draft: QuestionDraft): Question | { missing: 'value' | 'tolerance' } {
  const { question_html, solution_html, answer_type, unit } = draft
  const words = { question_html, solution_html }
  switch (answer_type) {
    case 'number': {
      const value = numberIn(draft.value)
      const tolerance = numberIn(draft.tolerance || '0')
      if (value === null) return { missing: 'value' }
      return tolerance === null ? { missing: 'tolerance' } : { ...words, answer_type, value, tolerance, unit }
    }
    case 'text':
      return { ...words, answer_type, accepted: filledLines(draft.accepted) }
    default:
      return { ...words, answer_type, answers: draft.answers }
  }
}

/** A line that tells one question from another. */
export const summaryOf = ({ question_html: html }: Pick<Question, 'question_html'>): string => beginningOfHtml(html)
