import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { products } from '#modules/catalog/tables.ts'
import { GIFTS_PATH } from '#modules/orders/index.ts'
import type { eventMoved } from '#modules/live-events/events.ts'
import { liveEvents } from '#modules/live-events/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { sayMoment } from '#platform/time/say-moment.ts'
import { giftsMoved } from '../events.ts'
import { giftMovedLetter, ownGiftMovedLetter } from '../mails/gift-moved-letter.ts'
import { invitations, seatPools } from '../tables.ts'

const AT_ONCE = 50

/** Of an event that has moved, tells those to whom a ticket was given and who have not claimed it; live-events writes to its holders. */
export const tellFirst = async (
  ctx: Ctx,
  { event_id, revision, after }: z.output<(typeof eventMoved)['payload']>,
  parts: LetterParts,
): Promise<void> => (after ? undefined : tellMoved(ctx, { event_id, revision, after: null }, parts))

/**
 * Tells of a gift that is not claimed whoever knows of it: whom it is for, or its giver until it is sent. So many at once. Silent about a change that
 * was changed again.
 */
export async function tellMoved(
  ctx: Ctx,
  { event_id: eventId, revision, after }: z.output<(typeof giftsMoved)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const stillSo = and(eq(liveEvents.productId, eventId), eq(liveEvents.revision, revision))
  if ((await ctx.tx.$count(liveEvents, stillSo)) === 0) return
  const found = await unclaimed(ctx, { eventId, after })
  for (const each of found)
    await writeLetter(ctx, { cause: `gift-moved:${revision}:${each.invitation.id}`, ...wordsOf(ctx, each) }, parts)
  const last = found.length === AT_ONCE ? found.at(-1) : undefined
  if (last) ctx.emit(giftsMoved({ event_id: eventId, revision, after: last.invitation.id }))
}

const unclaimed = ({ tx }: Ctx, { eventId, after }: { eventId: string; after: string | null }) =>
  tx
    .select({
      invitation: invitations,
      giver: { name: people.name, email: people.email, language: people.language },
      product: { title: products.title, slug: products.slug, beginsAt: products.takesPlaceFrom },
    })
    .from(seatPools)
    .innerJoin(invitations, eq(invitations.poolId, seatPools.id))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(
      and(
        eq(seatPools.productId, eventId),
        eq(seatPools.isGift, true),
        isNull(seatPools.closedAt),
        inArray(invitations.status, ['waiting', 'sent']),
        after === null ? undefined : gt(invitations.id, after),
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(AT_ONCE)

/** To whom, and in which words. */
function wordsOf(ctx: Ctx, { invitation, giver, product }: Awaited<ReturnType<typeof unclaimed>>[number]) {
  const { origin, timeZone } = ctx.school
  const isSent = invitation.status === 'sent'
  const language = isSent ? invitation.language : (giver.language ?? ctx.school.language)
  const { title: course, slug, beginsAt } = product
  const begins = beginsAt && sayMoment(beginsAt, language, timeZone)
  const about = { name: invitation.name, buyer: giver.name, course, school: ctx.school.name, begins }
  const letter = isSent
    ? giftMovedLetter(language, { ...about, url: `${origin}/${slug}` })
    : ownGiftMovedLetter(language, {
        ...about,
        url: origin + GIFTS_PATH,
        day: formatDate(invitation.sentAt, language, timeZone),
        isTooLate: beginsAt !== null && beginsAt <= invitation.sentAt,
      })
  return { to: isSent ? invitation.email : giver.email, language, letter }
}
