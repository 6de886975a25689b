import type { HeldSeat } from '#modules/access/index.ts'
import { stock } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { newCode } from '../issue-ticket.ts'
import { NoPlaceLeft } from '../refusals.ts'
import { tickets } from '../tables.ts'

/** Keeps a place for whoever is to claim a gift: by a ticket that lets nobody in until then. Refuses with 409 when there is none. */
export async function holdTicket(ctx: Ctx, { productId, seatId, name, email }: HeldSeat): Promise<void> {
  await stock.lock(ctx, productId)
  refuseUnless(await stock.hasRoom(ctx, productId, 1), new NoPlaceLeft())
  await ctx.tx.insert(tickets).values({
    id: newId(),
    productId,
    seatId,
    guestName: name,
    guestEmail: email,
    code: newCode(),
    createdAt: ctx.now,
  })
}
