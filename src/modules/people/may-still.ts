import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { mayAs, type Right } from '#platform/rights.ts'
import { people } from './tables.ts'

/** Whether whoever asked for what is done in their name has the right to it now; not once they are gone. */
export async function mayStill({ tx }: Ctx, personId: string | null, right: Right): Promise<boolean> {
  if (personId === null) return false
  const [person] = await tx.select({ role: people.adminRole }).from(people).where(eq(people.id, personId))
  return mayAs(person?.role, right)
}
