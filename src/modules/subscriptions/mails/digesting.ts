import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { dayOf } from '#platform/time/days.ts'
import { memberships } from '../tables.ts'
import { digestLetter } from './letters.ts'

type DigestParts = LetterParts & OneByOneParts

/** As many as a mail lists. */
const LISTED_MAX = 50

/** Every morning tells admins what renewed, failed and ended in the last 24 hours (commerce §9 Renewals notice); nothing where nothing did. */
export const digesting = (parts: DigestParts): TimedJob => ({
  queue: 'subscriptions.tell-schools',
  cron: '0 6 * * *',
  async work(tell) {
    const rowsAfter = (last: { id: string } | undefined, most: number) => schoolsAfter(parts, last?.id, most)
    await workOneByOne(parts, { rowsAfter, work: (ctx) => writeDigest(ctx, parts) }, tell)
  },
})

function schoolsAfter({ units }: DigestParts, after: string | undefined, most: number) {
  const since = new Date(clock.now().getTime() - DAY)
  return units.withoutSchool('admins of all schools are told what renewed', (tx) =>
    tx
      .selectDistinct({ id: memberships.schoolId, schoolId: memberships.schoolId })
      .from(memberships)
      .where(
        and(
          or(gt(memberships.lastChargeAt, since), gt(memberships.endedAt, since)),
          after === undefined ? undefined : gt(memberships.schoolId, after),
        ),
      )
      .orderBy(memberships.schoolId)
      .limit(most),
  )
}

export async function writeDigest(ctx: Ctx, parts: LetterParts): Promise<void> {
  const since = new Date(ctx.now.getTime() - DAY)
  const renewed = await ctx.tx.$count(orders, and(isNotNull(orders.renewsOrderId), gt(orders.fulfilledAt, since)))
  const listed = (which: ReturnType<typeof and>) =>
    ctx.tx
      .select({ student: people.name, title: products.title })
      .from(memberships)
      .innerJoin(people, eq(people.id, memberships.studentId))
      .innerJoin(products, eq(products.id, memberships.productId))
      .where(which)
      .orderBy(sql`${memberships.id}`)
      .limit(LISTED_MAX)
  const refused = await listed(and(eq(memberships.lastCharge, 'past_due'), gt(memberships.lastChargeAt, since)))
  const ended = await listed(gt(memberships.endedAt, since))
  if (renewed + refused.length + ended.length === 0) return
  const letter = digestLetter({ renewed, refused, ended }, `${ctx.school.origin}/home/members`)
  const cause = `renewals:${dayOf(ctx.now, ctx.school.timeZone)}`
  await writeToAdmins(ctx, { kind: 'renewals', cause, letter }, parts)
}
