import type { QuestionDraft } from '#modules/questions/ui/question-draft.ts'

/** A quiz question as it is typed; points are digits until then. */
export interface QuizDraft {
  id: string
  type: 'quiz_question'
  typed: QuestionDraft & { points: string }
}
