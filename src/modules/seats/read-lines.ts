import { Email } from '#platform/contract/email.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { holdsMoreThanName, PERSON_NAME_MAX } from '#platform/contract/person-name.ts'
import { type LineProblem } from './vocabulary.ts'

export interface ReadLine {
  /** from 1, as editors count */
  number: number
  line: string
}
export type GoodLine = ReadLine & { name: string; email: string }
export type BadLine = ReadLine & { problem: LineProblem }

/**
 * Names and addresses, one pair a line, as they are pasted from a table or saved from one: parted by a comma, a semicolon or a tab, in
 * either order, with or without quotation marks. Empty lines, and a first one of headings, count for nothing.
 */
export function readLines(text: string): { good: GoodLine[]; bad: BadLine[] } {
  const good: GoodLine[] = []
  const bad: BadLine[] = []
  const seen = new Set<string>()
  for (const [at, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = typed.trim()
    if (line === '' || (at === 0 && isHeading(line))) continue
    const read = { number: at + 1, line }
    const pair = pairIn(line)
    if (!pair) bad.push({ ...read, problem: 'unreadable' })
    else if (!isName(pair.name)) bad.push({ ...read, problem: 'name' })
    else {
      const email = Email.safeParse(pair.email).data
      if (email === undefined) bad.push({ ...read, problem: 'email' })
      else if (seen.has(email.toLowerCase())) bad.push({ ...read, problem: 'twice' })
      else {
        seen.add(email.toLowerCase())
        good.push({ ...read, name: pair.name, email })
      }
    }
  }
  return { good, bad }
}

const isHeading = (line: string): boolean => !line.includes('@') && /e-?mail|adres/i.test(line)

const isName = (name: string): boolean =>
  name !== '' && name.length <= PERSON_NAME_MAX && !hasAddress(name) && !holdsMoreThanName(name)

/** The part with an @ is the address; all before or after it is the name. `Ola <ola@x.pl>` is read as well. */
function pairIn(line: string): { name: string; email: string } | undefined {
  const bracketed = /^(.*)<([^<>]+)>$/.exec(line)
  if (bracketed) return { name: unquoted(bracketed[1]!), email: unquoted(bracketed[2]!) }
  const parts = (line.match(/"(?:[^"]|"")*"|[^,;\t"]+/g) ?? []).map(unquoted).filter((part) => part !== '')
  const at = parts.findIndex((part) => part.includes('@'))
  if (at < 0 || parts.length > 4) return undefined
  const name = parts.filter((_, place) => place !== at).join(' ')
  return { name, email: parts[at]! }
}

const unquoted = (part: string): string =>
  part
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()
