import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { ofBuyer, type Whose } from './find-pools.ts'
import { isRemindable } from './is-remindable.ts'
import { invitations, seatPools } from './tables.ts'

/** Who was invited, newest first, and the account that has the seat; what was taken back is nobody's business any more. */
export const readInvitations = (
  { tx, now }: Ctx,
  { cursor, most, ...whose }: Whose & { cursor: string | undefined; most: number },
) =>
  tx
    .select({
      invitation: invitations,
      claimedBy: { name: people.name, email: people.email },
      isRemindable: isRemindable({ courseId: whose.productId, now }).as('is_remindable'),
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .leftJoin(people, eq(people.id, invitations.personId))
    .where(
      and(ofBuyer(whose), ne(invitations.status, 'revoked'), olderThan(invitations.createdAt, invitations.id, cursor)),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(most)

/** SQL: the pools whose invitations somebody sends. */
export const poolsOf = ({ tx }: Ctx, whose: Whose) =>
  tx.select({ id: seatPools.id }).from(seatPools).where(ofBuyer(whose))

/** How many of those who were invited may be reminded now. */
export async function countRemindable(ctx: Ctx, whose: Whose): Promise<number> {
  const [counted] = await ctx.tx
    .select({ count: count() })
    .from(invitations)
    .where(
      and(inArray(invitations.poolId, poolsOf(ctx, whose)), isRemindable({ courseId: whose.productId, now: ctx.now })),
    )
  return counted!.count
}
