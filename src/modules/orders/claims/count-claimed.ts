import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Claim, claims } from '../tables.ts'

/** How much of something whoever is known by any of these holds or has. */
export async function countClaimed(
  { tx }: Ctx,
  { resource, resourceId }: Pick<Claim, 'resource' | 'resourceId'>,
  holders: string[],
  where?: SQL,
): Promise<number> {
  const [claimed] = await tx
    .select({ count: sql<number>`coalesce(sum(${claims.quantity}), 0)::int` })
    .from(claims)
    .where(
      and(
        eq(claims.resource, resource),
        eq(claims.resourceId, resourceId),
        ne(claims.state, 'released'),
        sql`${claims.holders} && ${sql.param(holders)}::text[]`,
        where,
      ),
    )
  return claimed?.count ?? 0
}
