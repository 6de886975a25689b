import { linesOf } from '#platform/contract/lines-of.ts'
import { type PersonProblem, readPerson } from '#platform/contract/read-person.ts'
import { onOneLine } from '#platform/contract/visible-text.ts'

export interface ReadLine {
  /** its number in the text, from 1 */
  line: number
  text: string
}
export interface ReadStudent extends ReadLine {
  name: string
  email: string
}
export interface WrongLine extends ReadLine {
  /** what of it is wrong */
  problem: PersonProblem
}

/**
 * People as they are pasted, one a line: an address, alone or with a name before or after it, whichever of the two stands in brackets.
 * Whoever has no name is called by their mailbox. Empty lines count for nothing but the numbers of the others.
 */
export function readLines(typed: string): { students: ReadStudent[]; wrong: WrongLine[] } {
  const students: ReadStudent[] = []
  const wrong: WrongLine[] = []
  for (const [at, given] of linesOf(typed).entries()) {
    const line = { line: at + 1, text: onOneLine(given).trim() }
    if (line.text === '') continue
    const read = readPerson(line.text)
    if ('problem' in read) wrong.push({ ...line, ...read })
    else students.push({ ...line, ...read })
  }
  return { students, wrong }
}

/** The text without some of its lines. */
export const withoutLines = (typed: string, wrong: ReadLine[]): string => {
  const numbers = new Set(wrong.map(({ line }) => line))
  return linesOf(typed)
    .filter((_, at) => !numbers.has(at + 1))
    .join('\n')
}
