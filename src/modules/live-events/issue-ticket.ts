import { randomInt } from 'node:crypto'
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

/** Gives whoever was granted an event so many places at it. Refuses with 409 when there are fewer. */
export async function issueTickets(
  ctx: Ctx,
  { id: grantId, productId, studentId }: GrantRow,
  quantity: number,
): Promise<void> {
  await stock.lock(ctx, productId)
  await settleTaken(ctx, { productId, studentId })
  refuseUnless(await stock.hasRoom(ctx, productId, quantity), new NoPlaceLeft())
  const of = { productId, grantId, studentId, createdAt: ctx.now }
  const rows = Array.from({ length: quantity }, (_, at) => ({ ...of, id: newId(), number: at + 1, code: newCode() }))
  await ctx.tx.insert(tickets).values(rows)
  // The others are written of once it is known whom they are for.
  ctx.emit(ticketIssued({ ticket_id: rows[0]!.id }))
}

/** Fifty random bits: nobody guesses one, and nobody draws one twice. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
