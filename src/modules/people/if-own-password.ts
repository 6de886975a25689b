import { and, eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { PersonRow } from './find-person.ts'
import { verifyPassword } from './password.ts'
import { people } from './tables.ts'

/** The person, as they are kept now, when the password is theirs; otherwise null, after as long when there is nobody. */
export async function ifOwnPassword(
  ctx: OutsideCtx,
  person: PersonRow | undefined,
  password: string,
): Promise<PersonRow | null> {
  let kept = person
  const isTheirs = await verifyPassword(person?.passwordHash, password, async (passwordHash) => {
    if (person) kept = await renewHash(ctx, person, passwordHash)
  })
  return isTheirs && kept ? kept : null
}

/** A password that was changed meanwhile stays as it is. */
async function renewHash(ctx: OutsideCtx, person: PersonRow, passwordHash: string): Promise<PersonRow> {
  const asRead = and(eq(people.id, person.id), eq(people.passwordHash, person.passwordHash ?? ''))
  await ctx.aside(({ tx }) => tx.update(people).set({ passwordHash }).where(asRead))
  return { ...person, passwordHash }
}
