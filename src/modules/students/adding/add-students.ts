import { type Fulfillables } from '#modules/access/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import { findPersonByEmail, makeStudent } from '#modules/people/index.ts'
import { Conflict, type FieldErrors, invalidField, InvalidFields, refuseUnless } from '#platform/refusal.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { ADDED_MAX } from '../vocabulary.ts'
import { giveToAll } from '../give-to-all.ts'
import type { AddedStudent, addStudents as endpoint } from './contract.ts'
import { writeWelcome } from './write-welcome.ts'

type Asked = Input<typeof endpoint>
export type AddingParts = LetterParts & { fulfillables: Fulfillables }

/**
 * People an admin brings along: an account for each who has none, and a product for all, if there is one. Refuses with 422 more
 * than fifty, and under `students.0.name` a name with an address in it; then nobody is added.
 */
export async function addStudents(
  ctx: Ctx,
  { students, access, is_welcomed: isWelcomed }: Asked,
  parts: AddingParts,
): Promise<{ students: AddedStudent[] }> {
  refuseUnless(students.length <= ADDED_MAX, invalidField('students', 'students.too-many', { max: ADDED_MAX }))
  refuseAddressesIn(students)
  const found: Omit<AddedStudent, 'access'>[] = []
  for (const student of inOneOrder(students)) {
    const each = await findOrMake(ctx, student)
    found.push(each)
    if (each.outcome === 'added' && isWelcomed) await writeWelcome(ctx, each.id, parts)
  }
  const given = access
    ? await giveToAll(ctx, { ...access, student_ids: found.filter(isStudent).map(({ id }) => id) }, parts.fulfillables)
    : undefined
  noteWhom(ctx, found)
  return { students: found.map((each) => ({ ...each, access: given?.get(each.id) ?? null })) }
}

function refuseAddressesIn(students: Asked['students']): void {
  const errors: FieldErrors = {}
  for (const [at, { name }] of students.entries())
    if (hasAddress(name)) errors[`students.${at}.name`] = [{ key: 'people.name-with-address' }]
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
}

/** Each address once, in the same order in every call: two of them at once wait for each other, and never in a circle. */
const inOneOrder = (students: Asked['students']): Asked['students'] => {
  const byEmail = new Map(students.toReversed().map((each) => [each.email.toLowerCase(), each]))
  return Array.from(byEmail)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each)
}

async function findOrMake(ctx: Ctx, { name, email }: Asked['students'][number]): Promise<Omit<AddedStudent, 'access'>> {
  const made = await makeStudent(ctx, { name, email, passwordHash: null, termsVersion: null })
  const person = made ?? (await findPersonByEmail(ctx, email))
  // Whoever had the address when it was asked for has another one by now.
  if (!person) throw new Conflict()
  return {
    id: person.id,
    name: person.name,
    email: shownEmail(person.email),
    outcome: made ? 'added' : person.role === 'admin' ? 'admin' : 'existing',
  }
}

const isStudent = ({ outcome }: { outcome: AddedStudent['outcome'] }) => outcome !== 'admin'

function noteWhom(ctx: Ctx, found: Omit<AddedStudent, 'access'>[]): void {
  const [first, ...others] = found.filter(({ outcome }) => outcome === 'added')
  if (!first) return
  if (others.length === 0) ctx.note({ subject: first.name, url: `/home/students/${first.id}` })
  else ctx.note({ subject: `${first.name} + ${others.length}`, url: '/home/students' })
}
