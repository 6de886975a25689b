import { and, eq, isNull } from 'drizzle-orm'
import type { HeldSeat } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { tickets } from '../tables.ts'

/** Says whom a ticket is held for, as its giver corrects it. */
export async function renameHeld(
  { tx }: Ctx,
  { productId, seatId, name: guestName, email: guestEmail }: HeldSeat,
): Promise<void> {
  await tx
    .update(tickets)
    .set({ guestName, guestEmail })
    .where(and(eq(tickets.seatId, seatId), eq(tickets.productId, productId), isNull(tickets.grantId)))
}
