import type { Tally } from './tally.ts'

/** Tests that are run together, by one vitest. */
export interface Suite {
  name: string
  /** of vitest */
  projects: string[]
  /** only these */
  files?: string[]
  /** all but these */
  without?: string[]
  /** as if it were this moment */
  at?: Date
  /** one file after the other, by one worker */
  isAlone?: boolean
}

/** What came of one file of a suite, or of what had to be set up for all of them. */
export interface FileRun extends Tally {
  file: string
  /** tests that took more than a fifth of their limit */
  near: string[]
  seconds: number
  /** of the worker's memory when the file had ended */
  megabytes: number
  /** what is run when it is tried once more */
  again: Suite
}
