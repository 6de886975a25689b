import { linesOf } from '#platform/contract/lines-of.ts'

/** A bullet, a dash or a number with a dot or bracket, as lists begin their lines with. */
const LIST_MARK = /^(?:[-–—*•·]|\d{1,3}[.)])\s+/

/** The titles of a list that is pasted or typed, one a line; empty lines count for nothing. */
export const titlesIn = (list: string): string[] =>
  linesOf(list)
    .map((line) => line.trim().replace(LIST_MARK, '').trim())
    .filter((title) => title !== '')
