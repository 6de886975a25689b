import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { invalidField } from '#platform/refusal.ts'
import type { PersonRow } from './find-person.ts'
import { ifOwnPassword } from './if-own-password.ts'
import { PASSWORD_CHANGES_PER_PERSON } from './limits.ts'
import { signedIn } from './signed-in.ts'
import { people } from './tables.ts'

/** Whoever is signed in, who shows once more that they know their password. Refuses with 422 under `password`, 429 after too many. */
export async function requireOwnPassword(
  ctx: OutsideCtx,
  { password, purpose }: { password: string; purpose: string },
  units: UnitsOfWork,
): Promise<PersonRow> {
  const { id } = signedIn(ctx)
  await countOrRefuse(units, `${purpose}:${id}`, PASSWORD_CHANGES_PER_PERSON)
  const [found] = await ctx.reading(({ tx }) => tx.select().from(people).where(eq(people.id, id)))
  const person = await ifOwnPassword(ctx, found, password)
  if (!person) throw invalidField('password', 'people.wrong-current-password')
  return person
}
