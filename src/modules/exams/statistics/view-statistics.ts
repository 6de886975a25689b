import type { Question } from '#modules/questions/contract.ts'
import type { QuestionStatistics } from '../contract.ts'

export interface Asked {
  versionId: string
  questionId: string
  number: number
  content: Question
  asked: number
  rightShare: number
  unanswered: number
  discrimination: number | null
}

export interface Answered {
  versionId: string
  /** of what was chosen; null of what was written and is wrong */
  place: number | null
  written: string | null
  count: number
}

/** How a question was answered: each answer to choose from with how often it was, or what was written most often and is wrong. */
export function viewQuestionStatistics(row: Asked, answers: Answered[]): QuestionStatistics {
  const { content } = row
  const chosenAt = (place: number) => answers.find((answer) => answer.place === place)?.count ?? 0
  const chosen =
    'answers' in content
      ? content.answers.map(({ label, correct }, place) => ({ label, count: chosenAt(place), is_correct: correct }))
      : answers.map(({ written, count }) => ({ label: written ?? '', count, is_correct: false }))
  return {
    version_id: row.versionId,
    question_id: row.questionId,
    version: row.number,
    question_html: content.question_html,
    answer_type: content.answer_type,
    asked: row.asked,
    unanswered: row.unanswered,
    right_share: row.rightShare,
    discrimination: row.discrimination,
    answers: chosen,
  }
}
