import { count, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { isOpenedBy } from './openers.ts'

/** How many products each of these memberships opens now; none of those that open none. */
export async function countOpened({ tx }: Ctx, membershipIds: string[]): Promise<Map<string, number>> {
  if (membershipIds.length === 0) return new Map()
  const membership = sql`membership.id`
  const rows = await tx
    .select({ id: sql<string>`${membership}`, opened: count() })
    .from(sql`unnest(${sql.param(membershipIds)}::uuid[]) as membership (id)`)
    .innerJoin(products, isOpenedBy(membership))
    .groupBy(membership)
  return new Map(rows.map(({ id, opened }) => [id, opened]))
}
