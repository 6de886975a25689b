import { and, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { literally } from '#platform/db/literally.ts'
import { codes } from './tables.ts'
import type { listCodes as endpoint } from './contract.ts'
import { readRevenue } from './read-revenue.ts'
import { viewCodeRow } from './view.ts'
import type { CodeState } from './vocabulary.ts'

const PAGE = 30

export async function listCodes(ctx: Ctx, { q, state, cursor }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select()
    .from(codes)
    .where(
      and(
        q ? sql`lower(${codes.code}) like ${`%${literally(q.toLowerCase())}%`}` : undefined,
        state && isIn(state, ctx.now),
        olderThan(codes.createdAt, codes.id, cursor),
      ),
    )
    .orderBy(sql`${codes.createdAt} desc nulls last`, sql`${codes.id} desc nulls last`)
    .limit(PAGE + 1)
  const revenue = await readRevenue(
    ctx,
    rows.map(({ id }) => id),
  )
  return pageFrom(
    rows,
    PAGE,
    (code) => viewCodeRow(code, { revenue: revenue.get(code.id) ?? [], ctx }),
    (last) =>
      `/json/home/codes?${new URLSearchParams({ ...(q && { q }), ...(state && { state }), cursor: cursorOf(last) })}`,
  )
}

/** As `stateOf` has it. */
function isIn(state: CodeState, now: Date): SQL | undefined {
  const { startsAt, endsAt, stoppedAt, usesLimit, usesCount } = codes
  const open = and(isNull(stoppedAt), or(isNull(endsAt), gt(endsAt, now)))
  const begun = and(open, or(isNull(startsAt), lte(startsAt, now)))
  switch (state) {
    case 'stopped':
      return isNotNull(stoppedAt)
    case 'over':
      return and(isNull(stoppedAt), lte(endsAt, now))
    case 'planned':
      return and(open, gt(startsAt, now))
    case 'used_up':
      return and(begun, sql`${usesCount} >= ${usesLimit}`)
    case 'running':
      return and(begun, or(isNull(usesLimit), sql`${usesCount} < ${usesLimit}`))
  }
}
