import { ListChecks } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { beginningOfHtml } from '#kit/text/beginning-of.ts'
import type { ScreenType } from '#modules/content/ui/screen-type.ts'
import type { Component, ComponentContent } from '../../components/contract.ts'

type Question = Extract<Component, { type: 'quiz_question' }>
type QuestionContent = Extract<ComponentContent, { type: 'quiz_question' }>

const answer = { label: '', correct: false }

export const quizQuestion: ScreenType<Question, QuestionContent> = {
  icon: ListChecks,
  empty: {
    id: '',
    type: 'quiz_question',
    question_html: '',
    answer_type: 'single_choice',
    answers: [answer, { ...answer }],
    solution_html: '',
  },
  contentOf: (draft) => {
    const { id: _, ...content } = draft
    return content
  },
  summaryOf: ({ question_html }) => beginningOfHtml(question_html),
  Fields: onDemand(async () => (await import('./QuizFields.tsx')).QuizFields),
}
