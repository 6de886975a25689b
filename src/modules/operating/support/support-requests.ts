import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { SUPPORT_PAGE } from '#modules/people/support/vocabulary.ts'
import { supportLeaves } from '#modules/people/tables.ts'
import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { operatorDeeds } from '../tables.ts'
import type { listSupportRequests as endpoint } from './contract.ts'

/** Whoever is not let in by then has their answer. */
const STANDS_FOR = 7 * DAY
const MOST = 10

/** SQL: of what operators did to this school, what they asked for and nobody has answered by letting them in. */
const standing = ({ school, now }: Ctx): SQL | undefined =>
  and(
    eq(operatorDeeds.schoolId, school.id),
    eq(operatorDeeds.deed, 'leave-asked'),
    gt(operatorDeeds.createdAt, new Date(now.getTime() - STANDS_FOR)),
    sql`not exists (
      select from ${supportLeaves} as given
      where given.school_id = ${school.id} and given.created_at >= ${operatorDeeds.createdAt})`,
  )

/** The newest first, ten at most. */
export async function listSupportRequests(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const rows = await ctx.tx
    .select()
    .from(operatorDeeds)
    .where(standing(ctx))
    .orderBy(desc(operatorDeeds.createdAt), desc(operatorDeeds.id))
    .limit(MOST)
  const data = rows.map(({ id, operatorName, subject, createdAt }) => ({
    id,
    operator: operatorName,
    reason: subject,
    created_at: createdAt.toISOString(),
  }))
  return { data }
}

export const supportWaiter: Waiter = {
  kind: 'support_request',
  right: 'let-support-in',
  count: async (ctx) => ({ count: await countSome(ctx, operatorDeeds, standing(ctx)), path: SUPPORT_PAGE }),
}
