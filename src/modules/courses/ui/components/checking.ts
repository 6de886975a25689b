import { createContext } from 'react'
import type { Given, Solution } from '#modules/questions/contract.ts'

export interface CheckedAnswer {
  isCorrect: boolean
  points: number
  solution: Solution
}

/** Asks whether a question is answered right; answers null when it could not be asked. */
export type Checking = (quizId: string, given: Given) => Promise<CheckedAnswer | null>

export const CheckingContext = createContext<Checking>(() => Promise.resolve(null))
