import { use } from 'react'
import type { WatchedComponent } from '../../components/contract.ts'
import { CheckingContext } from './checking.ts'
import { Quiz } from './Quiz.tsx'

type Question = Extract<WatchedComponent, { type: 'quiz_question' }>

export function LectureQuiz({ id, question, points }: Question) {
  const check = use(CheckingContext)
  return <Quiz question={question} points={points} onCheck={(given) => check(id, given)} />
}
