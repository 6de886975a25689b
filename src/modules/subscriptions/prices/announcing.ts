import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { atMost } from '#platform/db/paging.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { writeNewPrice } from '../mails/write-letters.ts'
import { laterColumns, NO_LATER_TERMS } from '../plans/terms.ts'
import { memberships, priceAnnouncements } from '../tables.ts'

export const ANNOUNCE_QUEUE = 'subscriptions.announce-price'
const AT_ONCE = 100

export interface AnnounceJob {
  schoolId: string
  announcementId: string
}

type Announcement = typeof priceAnnouncements.$inferSelect
type AnnouncingParts = OneByOneParts & LetterParts

/** Tells every member of a plan of its new price, some at a time, each once: who was told is marked in the same transaction. */
export const announcing = (parts: AnnouncingParts): JobKind<AnnounceJob> => ({
  queue: ANNOUNCE_QUEUE,
  concurrency: 1,
  expireInSeconds: 900,
  retryLimit: 10,
  async work({ schoolId, announcementId }) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const tellSome = (ctx: Ctx) => announceToSome(ctx, announcementId, parts)
    while (await parts.units.inUnitOfWork({ school, actor: { role: 'system' } }, tellSome)) continue
  },
})

/** Whether there may be more of them. */
async function announceToSome(ctx: Ctx, announcementId: string, parts: LetterParts): Promise<boolean> {
  const { tx } = ctx
  const [announcement] = await tx.select().from(priceAnnouncements).where(eq(priceAnnouncements.id, announcementId))
  if (!announcement) return false
  const due = await tx
    .select({ id: memberships.id, amount: memberships.amount, months: memberships.months })
    .from(memberships)
    .where(isToBeTold(announcement))
    .orderBy(asc(memberships.id))
    .limit(atMost(AT_ONCE))
    .for('update')
  const { variantId, amount, from } = announcement
  for (const { id, months, ...agreed } of due) {
    const later = laterColumns({ variantId, amount, months, from, by: 'school' })
    // What they pay already is no new price: one that was announced before does not come.
    const terms = agreed.amount === amount ? NO_LATER_TERMS : later
    await tx
      .update(memberships)
      .set({ ...terms, announcementId })
      .where(eq(memberships.id, id))
    await writeNewPrice(ctx, { membershipId: id, announcement }, parts)
  }
  return due.length === AT_ONCE
}

/** Who goes on with this plan in this currency, for another price or one that was announced, and has chosen no other; whoever ends is charged no more. */
const isToBeTold = ({ id, variantId, currency, amount, createdAt }: Announcement) =>
  and(
    eq(memberships.variantId, variantId),
    eq(memberships.currency, currency),
    inArray(memberships.status, ['active', 'at_risk']),
    or(and(isNull(memberships.laterBy), ne(memberships.amount, amount)), eq(memberships.laterBy, 'school')),
    // Not those who were told of this one, or of one that is newer.
    sql`not exists (select from ${priceAnnouncements} as told where told.id = ${memberships.announcementId}
      and (told.created_at, told.id) >= (${createdAt.toISOString()}::timestamptz, ${id}::uuid))`,
    sql`${memberships.createdAt} <= ${createdAt.toISOString()}::timestamptz`,
  )
