import { createContext } from 'react'
import type { CheckedAnswers } from './Quiz.tsx'

/** Asks which answers of a question are correct; answers null when it could not be asked. */
export type Checking = (quizId: string, chosen: number[]) => Promise<CheckedAnswers | null>

export const CheckingContext = createContext<Checking>(() => Promise.resolve(null))
