import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'

/** How often whoever is known by any of these holds a code or has used it. */
export async function countUses({ tx }: Ctx, codeId: string, holders: string[], where?: SQL): Promise<number> {
  const [used] = await tx
    .select({ count: sql<number>`coalesce(sum(${claims.quantity}), 0)::int` })
    .from(claims)
    .where(
      and(
        eq(claims.resource, 'code'),
        eq(claims.resourceId, codeId),
        ne(claims.state, 'released'),
        sql`${claims.holders} && ${sql.param(holders)}::text[]`,
        where,
      ),
    )
  return used?.count ?? 0
}
