import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { clock } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { laterThan } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { invitationAsked } from '../events.ts'
import { invitations, seatPools } from '../tables.ts'

/** Every ten minutes sends the gifts whose moment has come, each in a unit of work of its own: it is sent and asked for in one commit. */
export const sendingGifts = (parts: OneByOneParts): TimedJob => ({
  queue: 'seats.send-gifts',
  cron: '*/10 * * * *',
  work: (tell) =>
    workOneByOne(
      parts,
      { rowsAfter: (after: Waiting | undefined, most) => waitingAfter(parts.units, after, most), work: sendDueGift },
      tell,
    ),
})

/** Once, whoever else works on the same one; none of an event that was moved before its day, and is over. */
export async function sendDueGift({ tx, now, emit }: Ctx, id: string): Promise<void> {
  const toCome = tx
    .select({ id: seatPools.id })
    .from(seatPools)
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(isToCome(now))
  const [sent] = await tx
    .update(invitations)
    .set({ status: 'sent', sentAt: now })
    .where(
      and(
        eq(invitations.id, id),
        eq(invitations.status, 'waiting'),
        lte(invitations.sentAt, now),
        inArray(invitations.poolId, toCome),
      ),
    )
    .returning({ sending: invitations.sendings })
  if (sent) emit(invitationAsked({ invitation_id: id, sending: sent.sending }))
}

const isToCome = (now: Date) => or(isNull(products.takesPlaceUntil), gt(products.takesPlaceUntil, now))

interface Waiting {
  id: string
  schoolId: string
  sentAt: Date
}

const waitingAfter = (units: UnitsOfWork, after: Waiting | undefined, most: number): Promise<Waiting[]> =>
  units.withoutSchool('gifts are sent in all schools', (tx) =>
    tx
      .select({ id: invitations.id, schoolId: invitations.schoolId, sentAt: invitations.sentAt })
      .from(invitations)
      .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
      .innerJoin(products, eq(products.id, seatPools.productId))
      .where(
        and(
          eq(invitations.status, 'waiting'),
          lte(invitations.sentAt, clock.now()),
          isToCome(clock.now()),
          laterThan(invitations.sentAt, invitations.id, after && { createdAt: after.sentAt, id: after.id }),
        ),
      )
      .orderBy(asc(invitations.sentAt), asc(invitations.id))
      .limit(most),
  )
