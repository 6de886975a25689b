import { and, eq, isNull } from 'drizzle-orm'
import type { GrantRow } from '#modules/access/tables.ts'
import { stock } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { ticketIssued } from '../events.ts'
import { tickets } from '../tables.ts'
import { settleTaken } from '../waiting/end-waiting.ts'
import { offerFreedPlaces } from '../waiting/offer-freed-places.ts'

/** Hands the ticket that was held for a gift to whoever has claimed it, who waits for no place any longer. */
export async function handOver(
  ctx: Ctx,
  { id: grantId, productId, studentId, sourceId: seatId }: GrantRow,
): Promise<void> {
  await stock.lock(ctx, productId)
  await settleTaken(ctx, { productId, studentId })
  const [ticket] = await ctx.tx
    .update(tickets)
    .set({ grantId, studentId, guestName: null, guestEmail: null })
    .where(
      and(
        eq(tickets.seatId, seatId),
        eq(tickets.productId, productId),
        isNull(tickets.grantId),
        isNull(tickets.voidedAt),
      ),
    )
    .returning({ id: tickets.id })
  if (!ticket) throw new Error(`No ticket is held for the gift ${seatId}`)
  ctx.emit(ticketIssued({ ticket_id: ticket.id }))
  await offerFreedPlaces(ctx, productId)
}
