import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Hours } from '../slots/free-slots.ts'
import { availabilityExceptions, availabilityRules } from '../tables.ts'

/** Puts these hours in the place of those that were. */
export async function keepHours({ tx }: Ctx, productId: string, { rules, exceptions }: Hours): Promise<void> {
  await tx.delete(availabilityRules).where(eq(availabilityRules.productId, productId))
  await tx.delete(availabilityExceptions).where(eq(availabilityExceptions.productId, productId))
  if (rules.length > 0)
    await tx
      .insert(availabilityRules)
      .values(rules.map(({ weekday, from, until }) => ({ productId, weekday, fromMinute: from, untilMinute: until })))
  if (exceptions.length > 0)
    await tx.insert(availabilityExceptions).values(
      exceptions.map(({ day, span }) => ({
        productId,
        day,
        fromMinute: span?.from ?? null,
        untilMinute: span?.until ?? null,
      })),
    )
}
