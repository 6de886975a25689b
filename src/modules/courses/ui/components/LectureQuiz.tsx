import { use } from 'react'
import type { WatchedComponent } from '../../components/contract.ts'
import { CheckingContext } from './checking.ts'
import { Quiz } from './Quiz.tsx'

type Question = Extract<WatchedComponent, { type: 'quiz_question' }>

export function LectureQuiz({ id, question_html: questionHtml, answers, answer_type: answerType }: Question) {
  const check = use(CheckingContext)
  return (
    <Quiz
      questionHtml={questionHtml}
      answers={answers.map(({ label }) => label)}
      hasSeveralCorrect={answerType === 'multi_choice'}
      onCheck={(chosen) => check(id, chosen)}
    />
  )
}
