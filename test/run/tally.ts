import { stripVTControlCharacters } from 'node:util'

/** What failed, and the beginning of what it said. */
export interface Failure {
  what: string
  why: string
}

export interface Tally {
  passed: number
  failed: Failure[]
}

/** as many letters of what a program said last as are told again at the end of the run */
const LAST_WORDS = 2_500
export const lastOf = (words: string[]): string => stripVTControlCharacters(words.join('')).slice(-LAST_WORDS)
