import { hasAddress } from './has-address.ts'
import { canonicalEmail, isEmail } from './is-email.ts'
import { holdsMoreThanName, PERSON_NAME_MAX } from './person-name.ts'

/** What of it is wrong. */
export type PersonProblem = 'email' | 'name'

const BRACKETS_AND_MARKS = /[<>()[\]{}"„”“«»,;]+/g

/** An address, alone or with a name before or after it, whichever of the two stands in brackets. Whoever has no name is called by their mailbox. */
export function readPerson(text: string): { name: string; email: string } | { problem: PersonProblem } {
  const words = text.replace(BRACKETS_AND_MARKS, ' ').split(/\s+/).filter(Boolean)
  const [address, ...others] = words.filter((word) => word.includes('@'))
  const email = canonicalEmail((address ?? '').replace(/^mailto:/i, ''))
  if (others.length > 0 || !isEmail(email)) return { problem: 'email' }
  const name = words.filter((word) => word !== address).join(' ') || nameOfMailbox(email)
  const isName = name.length <= PERSON_NAME_MAX && !hasAddress(name) && !holdsMoreThanName(name)
  return isName ? { name, email } : { problem: 'name' }
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
