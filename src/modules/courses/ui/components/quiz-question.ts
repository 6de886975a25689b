import { ListChecks } from 'lucide-react'
import type { ScreenType } from '#modules/content/ui/screen-type.ts'
import { asked } from '#modules/questions/judging/policy.ts'
import { draftOf, emptyAnswer, questionOf, summaryOf } from '#modules/questions/ui/question-draft.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { Component, ComponentContent } from '../../components/contract.ts'
import type { QuizDraft } from './quiz-draft.ts'

type Quiz = Extract<Component, { type: 'quiz_question' }>
type QuizContent = Extract<ComponentContent, { type: 'quiz_question' }>

export const quizQuestion: ScreenType<Quiz, QuizContent, QuizDraft> = {
  icon: ListChecks,
  empty: {
    id: '',
    type: 'quiz_question',
    points: 1,
    question: {
      question_html: '',
      answer_type: 'single_choice',
      answers: [emptyAnswer(), emptyAnswer()],
      solution_html: '',
    },
  },
  missing: 'numberMissing',
  draftOf: ({ id, type, question, points }) => ({ id, type, typed: { ...draftOf(question), points: String(points) } }),
  shownOf: ({ question, ...quiz }) => ({ ...quiz, question: asked(question) }),
  contentOf({ type, typed: { points, ...typed } }) {
    const question = questionOf(typed)
    return 'missing' in question ? null : { type, question, points: Number(points) }
  },
  summaryOf: ({ question }) => summaryOf(question),
  Fields: onDemand(async () => (await import('./QuizFields.tsx')).QuizFields),
}
