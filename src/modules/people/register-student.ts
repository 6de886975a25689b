import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { isRefusedBy } from '#platform/db/refusal-of.ts'
import { invalidField } from '#platform/refusal.ts'
import { studentRegistered } from './events.ts'
import type { PersonRow } from './find-person.ts'
import { refuseAddressInName } from './refuse-address-in-name.ts'
import { SchoolErased } from './refusals.ts'
import { people } from './tables.ts'

export interface NewStudent {
  name: string
  email: string
  /** from `hashPassword`, called before the transaction; null: they choose one by the reset link */
  passwordHash: string | null
  /** null: the school's */
  language?: Language | null
  /** the version of the school's terms they accepted; null when the account is made for them */
  termsVersion: number | null
}

/** Makes a student's account. Refuses with 422 under `email` when the school has one with this address, under `name` an address in it. */
export async function registerStudent(ctx: Ctx, student: NewStudent): Promise<PersonRow> {
  const person = await makeStudent(ctx, student)
  if (!person) throw invalidField('email', 'people.account-exists')
  return person
}

/** The same for whoever may have one: undefined then. Refuses with 409 in a school that is erased. */
export async function makeStudent(ctx: Ctx, student: NewStudent): Promise<PersonRow | undefined> {
  const { name, email, passwordHash, language = null, termsVersion } = student
  refuseAddressInName(name)
  const [person] = await ctx.tx
    .insert(people)
    .values({ role: 'student', name, email, passwordHash, language, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning()
    .catch((error: unknown) => {
      throw isRefusedBy(error, 'people_of_erased_school') ? new SchoolErased() : error
    })
  if (person) ctx.emit(studentRegistered({ student_id: person.id, terms_version: termsVersion }))
  return person
}
