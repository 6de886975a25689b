import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { PersonRow } from '../find-person.ts'
import { mergedAccounts, people } from '../tables.ts'
import type { Belongings, Merge } from './belongings.ts'

interface Merging extends Pick<Merge, 'loginOf'> {
  kept: PersonRow
  gone: PersonRow
  /** of which of them name and picture stay */
  nameOf: 'kept' | 'gone'
}

/**
 * All that is one account's is the other's, and it is no more. Both rows have to be locked: whoever is about to write something for the one
 * that goes waits, and finds it gone.
 */
export async function mergePeople(
  ctx: Ctx,
  { kept, gone, loginOf, nameOf }: Merging,
  belongings: Belongings,
): Promise<void> {
  const { tx, now } = ctx
  const { id, name, email } = gone
  await tx.insert(mergedAccounts).values({ id, studentId: kept.id, name, email, mergedAt: now })
  await belongings.move(ctx, { keptId: kept.id, goneId: id, loginOf })
  await tx.delete(people).where(eq(people.id, id))
  const named = nameOf === 'kept' ? kept : gone
  const other = nameOf === 'kept' ? gone : kept
  const login = loginOf === 'kept' ? kept : gone
  await tx
    .update(people)
    .set({
      name: named.name,
      avatar: named.avatar ?? other.avatar,
      email: login.email,
      passwordHash: login.passwordHash,
      language: login.language,
      createdAt: gone.createdAt < kept.createdAt ? gone.createdAt : kept.createdAt,
    })
    .where(eq(people.id, kept.id))
}

/** Whether any of these was merged with another account before, and is no more. */
export async function goneInto({ tx }: Ctx, ids: string[]): Promise<boolean> {
  const [merged] = await tx
    .select({ id: mergedAccounts.id })
    .from(mergedAccounts)
    .where(inArray(mergedAccounts.id, ids))
    .limit(1)
  return merged !== undefined
}
