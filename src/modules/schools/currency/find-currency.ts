import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { SchoolCurrency } from '#platform/money.ts'
import { schools } from '../tables.ts'

/** In which the school sells at this moment, whatever a process remembers of it. */
export async function findCurrency({ tx, school: { id } }: Ctx): Promise<SchoolCurrency | undefined> {
  const [found] = await tx.select({ currency: schools.currency }).from(schools).where(eq(schools.id, id))
  return found?.currency
}
