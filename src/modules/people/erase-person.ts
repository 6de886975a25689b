import { eq } from 'drizzle-orm'
import { ERASED_DOMAIN } from '#modules/mails/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { PersonRow } from './find-person.ts'
import { sayIn } from './say.ts'
import { keptIdentities, people } from './tables.ts'

/**
 * From now on nobody is told who this was, and their address is free for a new account. With `isBuyer` their name and address are kept
 * apart, for the orders.
 */
export async function erasePerson(
  { tx, now, school }: Ctx,
  { id, name, email }: Pick<PersonRow, 'id' | 'name' | 'email'>,
  { isBuyer }: { isBuyer: boolean },
): Promise<void> {
  if (isBuyer) await tx.insert(keptIdentities).values({ personId: id, name, email, erasedAt: now })
  await tx
    .update(people)
    .set({
      role: 'erased',
      name: sayIn(school.language)('erasedName'),
      email: `${id}${ERASED_DOMAIN}`,
      passwordHash: null,
      avatar: null,
      language: null,
    })
    .where(eq(people.id, id))
}
