import { and, desc, eq, ne } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import type { Whose } from './find-pools.ts'
import { invitations, seatPools } from './tables.ts'

/** Who was invited, newest first, and the account that has the seat; what was taken back is nobody's business any more. */
export const readInvitations = (
  { tx }: Ctx,
  { buyerId, productId, cursor, most }: Whose & { cursor: string | undefined; most: number },
) =>
  tx
    .select({ invitation: invitations, claimedBy: { name: people.name, email: people.email } })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .leftJoin(people, eq(people.id, invitations.personId))
    .where(
      and(
        eq(seatPools.buyerId, buyerId),
        eq(seatPools.productId, productId),
        eq(seatPools.isGift, false),
        ne(invitations.status, 'revoked'),
        olderThan(invitations.createdAt, invitations.id, cursor),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(most)
