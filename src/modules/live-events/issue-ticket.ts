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

/** Gives whoever was granted an event a place at it. Refuses with 409 when there is none. */
export async function issueTicket(ctx: Ctx, { id: grantId, productId, studentId }: GrantRow): Promise<void> {
  await stock.lock(ctx, productId)
  await settleTaken(ctx, { productId, studentId })
  refuseUnless(await stock.hasRoom(ctx, productId, 1), new NoPlaceLeft())
  const id = newId()
  await ctx.tx.insert(tickets).values({ id, productId, grantId, studentId, code: newCode(), createdAt: ctx.now })
  ctx.emit(ticketIssued({ ticket_id: id }))
}

/** Fifty random bits: nobody guesses one, and nobody draws one twice. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
