import { randomInt } from 'node:crypto'
import type { Guests } from '#modules/access/index.ts'
import { stock } from '#modules/catalog/index.ts'
import type { GrantRow } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { CODE_LENGTH, SIGNS } from './codes/vocabulary.ts'
import { ticketIssued } from './events.ts'
import { NoPlaceLeft } from './refusals.ts'
import { tickets } from './tables.ts'
import { settleTaken } from './waiting/end-waiting.ts'

/** Gives whoever was granted an event so many places at it, and whom they have named for some of them theirs. Refuses with 409 when there are fewer. */
export async function issueTickets(
  ctx: Ctx,
  { id: grantId, productId, studentId }: GrantRow,
  { quantity, guests }: { quantity: number; guests: Guests },
): Promise<void> {
  await stock.lock(ctx, productId)
  await settleTaken(ctx, { productId, studentId })
  refuseUnless(await stock.hasRoom(ctx, productId, quantity), new NoPlaceLeft())
  const of = { productId, grantId, studentId, createdAt: ctx.now }
  const rows = Array.from({ length: quantity }, (_, at) => ({
    ...of,
    id: newId(),
    number: at + 1,
    guestName: guests[at - 1]?.name ?? null,
    guestEmail: guests[at - 1]?.email ?? null,
    code: newCode(),
  }))
  await ctx.tx.insert(tickets).values(rows)
  // The others are written of once it is known whom they are for.
  for (const { id, number, guestEmail } of rows)
    if (number === 1 || guestEmail) ctx.emit(ticketIssued({ ticket_id: id }))
}

/** Fifty random bits: nobody guesses one, and nobody draws one twice. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
