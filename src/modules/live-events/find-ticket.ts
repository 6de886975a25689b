import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { liveEvents, tickets } from './tables.ts'

/** SQL: a ticket lets in whose grant is neither over nor taken away. */
export const isGood = (now: Date): SQL | undefined =>
  and(isNull(tickets.voidedAt), isLasting(grants, sql`${now.toISOString()}::timestamptz`))

/** Tickets that let in, with all that is said of them, the newest first. */
export const goodTickets = ({ tx, now }: Ctx, which: SQL | undefined) =>
  tx
    .select({
      ticket: tickets,
      event: liveEvents,
      product: {
        id: products.id,
        kind: products.kind,
        slug: products.slug,
        title: products.title,
        until: products.takesPlaceUntil,
      },
      holder: { name: people.name, email: people.email, language: people.language },
    })
    .from(tickets)
    .innerJoin(grants, eq(grants.id, tickets.grantId))
    .innerJoin(liveEvents, eq(liveEvents.productId, tickets.productId))
    .innerJoin(products, eq(products.id, tickets.productId))
    .innerJoin(people, eq(people.id, tickets.studentId))
    .where(and(which, isGood(now)))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .$dynamic()

export type GoodTicket = Awaited<ReturnType<typeof goodTickets>>[number]
