import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type Membership, type MembershipPeriod, membershipPeriods, memberships } from './tables.ts'

/** A membership that nobody else changes meanwhile; undefined where there is none. After `lockPurchase`. */
export async function lockMembership({ tx }: Ctx, id: string): Promise<Membership | undefined> {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update')
  return membership
}

/** Its newest period. */
export async function newestPeriod({ tx }: Ctx, { id, periodNumber }: Membership): Promise<MembershipPeriod> {
  const [period] = await tx
    .select()
    .from(membershipPeriods)
    .where(and(eq(membershipPeriods.membershipId, id), eq(membershipPeriods.number, periodNumber)))
  return period!
}

/** The period that an order pays for. */
export async function periodOfOrder({ tx }: Ctx, orderId: string): Promise<MembershipPeriod | undefined> {
  const [period] = await tx.select().from(membershipPeriods).where(eq(membershipPeriods.orderId, orderId))
  return period
}

/** Of a membership that is not over, its id. */
export async function findOpen(ctx: Ctx, asked: { studentId: string; productId: string }): Promise<string | undefined> {
  const [open] = await openMembership(ctx.tx, asked)
  return open?.id
}

/** Those that are not over: of a student, one of a product at most. */
export const openOf = ({ tx }: Ctx, studentId: string): Promise<Membership[]> =>
  tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.studentId, studentId), isNull(memberships.endedAt)))
    .orderBy(desc(memberships.createdAt), desc(memberships.id))

const openMembership = prepared('open_membership', (tx) =>
  tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.studentId, sql.placeholder('studentId')),
        eq(memberships.productId, sql.placeholder('productId')),
        isNull(memberships.endedAt),
      ),
    ),
)
