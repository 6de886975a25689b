import type { Given, Question, Solution } from '#modules/questions/contract.ts'
import { asked, solved } from '#modules/questions/index.ts'
import type { AttemptQuestion, AttemptRow } from './contract.ts'
import { percentOf } from './policy.ts'
import type { AttemptRecord } from './tables.ts'

export const viewAttemptRow = (row: AttemptRecord): AttemptRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  started_at: row.startedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  result:
    row.points === null || row.isPassed === null
      ? null
      : {
          points: row.points,
          points_max: row.pointsMax,
          percent: percentOf(row.points, row.pointsMax),
          is_passed: row.isPassed,
        },
})

export interface AnswerRecord {
  id: string
  content: Question
  pointsMax: number
  shownOrder: number[]
  given: Given | null
  points: number | null
  /** of who read it last; null where nobody has */
  feedback: string | null
}

export const NOTHING_GIVEN: Given = { chosen: [], written: '' }

interface Seen {
  /** what is right, and of what is judged by it whether it was */
  isSolved: boolean
  /** what was said of answers that somebody had to read */
  isGraded: boolean
}

/** A question of an attempt, its answers in the order they are shown in; what is right only where that may be seen. */
export function viewAttemptQuestion(row: AnswerRecord, { isSolved, isGraded }: Seen): AttemptQuestion {
  const { labels, ...question } = asked(row.content)
  const given = row.given ?? NOTHING_GIVEN
  return {
    ...question,
    id: row.id,
    labels: row.shownOrder.map((place) => labels[place]!),
    points_max: row.pointsMax,
    given: { ...given, chosen: asShown(given.chosen, row.shownOrder) },
    points: isSolved || (isGraded && row.feedback !== null) ? row.points : null,
    feedback: isGraded ? (row.feedback ?? '') : '',
    solution: isSolved ? solutionInOrder(solved(row.content), row.shownOrder) : null,
  }
}

const solutionInOrder = (solution: Solution, order: number[]): Solution => ({
  ...solution,
  correct: asShown(solution.correct, order),
  feedback: order.map((place) => solution.feedback[place]!),
})

/** Where places are shown. */
const asShown = (places: number[], order: number[]): number[] =>
  places.map((place) => order.indexOf(place)).toSorted((one, other) => one - other)

/** What was chosen by where it was shown; what is shown nowhere is left out. */
export const asWritten = (given: Given, order: number[]): Given => ({
  ...given,
  chosen: given.chosen.flatMap((place) => order[place] ?? []),
})
