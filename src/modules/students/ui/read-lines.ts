import { hasAddress } from '#platform/contract/has-address.ts'
import { canonicalEmail, isEmail } from '#platform/contract/is-email.ts'
import { onOneLine } from '#platform/contract/visible-text.ts'

const NAME_MAX = 120

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
  problem: 'email' | 'name'
}

/**
 * People as they are pasted, one a line: an address, alone or with a name before or after it, whichever of the two stands in brackets.
 * Whoever has no name is called by their mailbox. Empty lines count for nothing but the numbers of the others.
 */
export function readLines(typed: string): { students: ReadStudent[]; wrong: WrongLine[] } {
  const students: ReadStudent[] = []
  const wrong: WrongLine[] = []
  for (const [at, given] of typed.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    const line = { line: at + 1, text: onOneLine(given).trim() }
    if (line.text === '') continue
    const read = readLine(line.text)
    if ('problem' in read) wrong.push({ ...line, ...read })
    else students.push({ ...line, ...read })
  }
  return { students, wrong }
}

const BRACKETS_AND_MARKS = /[<>()[\]{}"„”“«»,;]+/g

function readLine(text: string): { name: string; email: string } | Pick<WrongLine, 'problem'> {
  const words = text.replace(BRACKETS_AND_MARKS, ' ').split(/\s+/).filter(Boolean)
  const [address, ...others] = words.filter((word) => word.includes('@'))
  const email = canonicalEmail((address ?? '').replace(/^mailto:/i, ''))
  if (others.length > 0 || !isEmail(email)) return { problem: 'email' }
  const name = words.filter((word) => word !== address).join(' ') || nameOfMailbox(email)
  return name.length > NAME_MAX || hasAddress(name) ? { problem: 'name' } : { name, email }
}

/** jan.kowalski+kurs@… is Jan Kowalski. */
function nameOfMailbox(email: string): string {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  const words = mailbox
    .split('+', 1)
    .join()
    .split(/[._-]+/)
    .filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || mailbox
}

/** The text without some of its lines. */
export const withoutLines = (typed: string, wrong: ReadLine[]): string => {
  const numbers = new Set(wrong.map(({ line }) => line))
  return typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((_, at) => !numbers.has(at + 1))
    .join('\n')
}
