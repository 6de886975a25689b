import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { codeIn } from '../codes/vocabulary.ts'
import type { Ticket } from '../contract.ts'
import { type GoodTicket, goodTickets } from '../find-ticket.ts'
import { answerCalendar } from '../get-my-calendar.ts'
import { viewTicket } from '../get-my-ticket.ts'
import { tickets } from '../tables.ts'

/** Refuses with 404 a code that lets nobody in, or no more. */
export const getGuestTicket = async (ctx: Ctx, { code }: { code: string }): Promise<Ticket> =>
  viewTicket(ctx, await findByCode(ctx, code))

/** Refuses with 404 as well. */
export const getGuestCalendar = async (ctx: Ctx, { code }: { code: string }, exchange: Exchange): Promise<Buffer> =>
  answerCalendar(ctx, await findByCode(ctx, code), exchange)

async function findByCode(ctx: Ctx, code: string): Promise<GoodTicket> {
  const [found] = await goodTickets(ctx, eq(tickets.code, codeIn(code)))
  return foundOr404(found)
}
