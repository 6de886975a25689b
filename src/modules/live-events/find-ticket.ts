import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { liveEvents, tickets } from './tables.ts'

/** SQL: a ticket lets in whose grant is neither over nor taken away. */
export const isGood = (now: Date): SQL | undefined => and(isNull(tickets.voidedAt), isLasting(grants, atMoment(now)))

/** SQL: who comes in with it, as far as that is known. */
export const holderName = sql<string>`coalesce(${tickets.guestName}, ${people.name})`

/** SQL: where they are written to; null for guests without an address, and for those who have no name yet. */
export const holderEmail = sql<
  string | null
>`case when ${tickets.guestName} is not null then nullif(${tickets.guestEmail}, '') when ${tickets.number} = 1 then ${people.email} end`

/** Tickets that let in, with all that is said of them, the newest first. */
export const goodTickets = (ctx: Ctx, which: SQL | undefined) => ticketsWith(ctx, and(which, isGood(ctx.now)))

/** The same of those, too, that let nobody in any more. */
export const ticketsWith = ({ tx }: Ctx, which: SQL | undefined) =>
  tx
    .select({
      ticket: tickets,
      grantId: grants.id,
      event: liveEvents,
      product: {
        id: products.id,
        kind: products.kind,
        slug: products.slug,
        title: products.title,
        from: products.takesPlaceFrom,
        until: products.takesPlaceUntil,
      },
      holder: { name: holderName, email: holderEmail, language: people.language },
      buyer: { name: people.name },
    })
    .from(tickets)
    .innerJoin(grants, eq(grants.id, tickets.grantId))
    .innerJoin(liveEvents, eq(liveEvents.productId, tickets.productId))
    .innerJoin(products, eq(products.id, tickets.productId))
    .innerJoin(people, eq(people.id, tickets.studentId))
    .where(which)
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .$dynamic()

export type GoodTicket = Awaited<ReturnType<typeof goodTickets>>[number]

/** Whether its holder may still say whom it is for: nobody came in with it, and its event has not begun. */
export const isOpenForGuest = ({ ticket, product }: GoodTicket, now: Date): boolean =>
  ticket.checkedInAt === null && (product.from === null || product.from > now)
