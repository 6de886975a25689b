import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { waitingEntries as entries } from './tables.ts'

const isInLine = inArray(entries.state, ['waiting', 'offered'])

/** Nobody is offered a place at an event any more. */
export async function endWaiting({ tx, now }: Ctx, productId: string): Promise<void> {
  await tx
    .update(entries)
    .set({ state: 'ended', settledAt: now })
    .where(and(eq(entries.productId, productId), isInLine))
}

/** Whoever gets a ticket, however they come by it, waits no longer; what was offered to them is free for it. Asked under the event's lock. */
export async function settleTaken(
  { tx, now }: Ctx,
  { productId, studentId }: { productId: string; studentId: string },
): Promise<void> {
  const mailbox = tx
    .select({ mailbox: sql`lower(regexp_replace(${people.email}, '\\+[^@]*@', '@'))` })
    .from(people)
    .where(eq(people.id, studentId))
  await tx
    .update(entries)
    .set({ state: 'taken', settledAt: now })
    .where(
      and(
        eq(entries.productId, productId),
        isInLine,
        or(eq(entries.studentId, studentId), sql`${entries.mailbox} = (${mailbox})`),
      ),
    )
}
