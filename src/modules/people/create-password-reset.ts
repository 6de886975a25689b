import { eq } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import type { PersonRow } from './find-person.ts'
import { passwordResets, people } from './tables.ts'

export const RESET_LIFETIME = HOUR

/** The secret of a link that lets a person choose a password, once, within an hour or so many milliseconds. Undefined without such a person. */
export async function createPasswordReset(
  ctx: Ctx,
  personId: string,
  lifetime = RESET_LIFETIME,
): Promise<{ person: PersonRow; secret: string } | undefined> {
  const [person] = await ctx.tx.select().from(people).where(eq(people.id, personId))
  if (!person) return undefined
  const secret = newSecret()
  const expiresAt = new Date(ctx.now.getTime() + lifetime)
  await ctx.tx.insert(passwordResets).values({ id: digestOf(secret), personId, createdAt: ctx.now, expiresAt })
  return { person, secret }
}
