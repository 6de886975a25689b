import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { grants } from '#modules/access/tables.ts'
import type { CalendarSource } from '#modules/calendars/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { entriesOf } from './calendar.ts'
import { isGood } from './find-ticket.ts'
import { ticketPath } from './paths/vocabulary.ts'
import { liveEvents, liveEventSessions, tickets } from './tables.ts'

/** Of students the dates they have tickets for, of admins all of what is on the site. */
export const datesInCalendars: CalendarSource = {
  async entriesOf(ctx, { person: { id, isAdmin }, since, most }) {
    const { origin } = ctx.school
    const found = await ctx.tx
      .select({
        product: { id: products.id, slug: products.slug, title: products.title },
        event: liveEvents,
        date: liveEventSessions,
      })
      .from(liveEventSessions)
      .innerJoin(liveEvents, eq(liveEvents.productId, liveEventSessions.productId))
      .innerJoin(products, eq(products.id, liveEventSessions.productId))
      .where(
        and(
          gt(liveEventSessions.endsAt, since),
          isAdmin ? isNotNull(products.publishedAt) : inArray(products.id, withTicketOf(ctx, id)),
        ),
      )
      .orderBy(asc(liveEventSessions.startsAt), asc(liveEventSessions.id))
      .limit(most)
    return found.flatMap(({ product, event, date }) => {
      const path = isAdmin ? editorPath({ kind: 'live_event', id: product.id }) : ticketPath(product.slug)
      return entriesOf({ product, event, dates: [date], url: origin + path, host: new URL(origin).hostname })
    })
  },
}

const withTicketOf = ({ tx, now }: Ctx, studentId: string) =>
  tx
    .select({ id: tickets.productId })
    .from(tickets)
    .innerJoin(grants, eq(grants.id, tickets.grantId))
    .where(and(eq(tickets.studentId, studentId), isGood(now)))
