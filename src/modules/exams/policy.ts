import { MINUTE } from '#platform/clock.ts'
import type { ExamOverview } from './contract.ts'
import type { AttemptRecord, ExamRecord } from './tables.ts'

type Attempt = Pick<AttemptRecord, 'state' | 'closedAt' | 'isPassed'>

interface Circumstances {
  exam: Pick<ExamRecord, 'attemptsMax' | 'waitMinutes'>
  /** those of one person, in any order */
  attempts: Attempt[]
  questionCount: number
  now: Date
  /** who makes the exam tries it as often as they like */
  isAdmin: boolean
}

type Standing = Pick<ExamOverview, 'standing' | 'attempts_left'> & { nextAt: Date | null }

/** How somebody stands before an exam: whether they may begin it, and when again. */
export function standingBefore({ exam, attempts, questionCount, now, isAdmin }: Circumstances): Standing {
  const left = exam.attemptsMax === null || isAdmin ? null : Math.max(0, exam.attemptsMax - attempts.length)
  const is = (standing: Standing['standing'], nextAt: Date | null = null) => ({ standing, attempts_left: left, nextAt })
  if (attempts.some(({ state }) => state === 'open')) return is('open')
  if (isAdmin) return is(questionCount > 0 ? 'may_start' : 'not_ready')
  if (attempts.some(({ isPassed }) => isPassed)) return is('passed')
  if (attempts.some(isBeingGraded)) return is('being_graded')
  if (left === 0) return is('used_up')
  if (questionCount === 0) return is('not_ready')
  const last = Math.max(0, ...attempts.map(({ closedAt }) => Number(closedAt)))
  const nextAt = new Date(last + exam.waitMinutes * MINUTE)
  return last > 0 && nextAt > now ? is('waits', nextAt) : is('may_start')
}

/** Whether it is handed in and neither passed nor failed, as somebody has to read some of it. */
export const isBeingGraded = ({ state, isPassed }: Pick<Attempt, 'state' | 'isPassed'>): boolean =>
  state !== 'open' && isPassed === null

/** Whether what is right may be seen of attempts that are closed: no answer to the same question is to come, or the exam says so. */
export function isSolutionShown(
  exam: Pick<ExamRecord, 'attemptsMax' | 'isSolvedEachTime'>,
  attempts: Attempt[],
): boolean {
  if (attempts.some(({ state }) => state === 'open')) return false
  if (exam.isSolvedEachTime || attempts.some(({ isPassed }) => isPassed)) return true
  return exam.attemptsMax !== null && attempts.length >= exam.attemptsMax
}

export const isTimeUp = ({ deadlineAt }: Pick<AttemptRecord, 'deadlineAt'>, now: Date): boolean =>
  deadlineAt !== null && deadlineAt <= now

/** Whether so many points are as much as was asked. */
export const isEnough = (
  points: number,
  { pointsMax, passingPercent }: Pick<AttemptRecord, 'pointsMax' | 'passingPercent'>,
) => points * 100 >= passingPercent * pointsMax

/** Rounded down: nobody is told a percentage that they did not reach. */
export const percentOf = (points: number, pointsMax: number): number => Math.floor((points * 100) / pointsMax)
