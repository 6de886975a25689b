import { and, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { literally } from '#platform/db/literally.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { byName, placeCursor, sorted } from '#platform/db/sorted.ts'
import { codes } from './tables.ts'
import type { listCodes as endpoint } from './contract.ts'
import { readRevenue } from './read-revenue.ts'
import { viewCodeRow } from './view.ts'
import { CODE_SORTS, type CodeState } from './vocabulary.ts'

const PAGE = 30

const SORT_KEYS = {
  created: { by: codes.createdAt, type: 'timestamptz' },
  code: { by: byName(codes.code), type: 'text' },
  uses: { by: codes.usesCount, type: 'int' },
  until: { by: sql`coalesce(${codes.endsAt}, 'infinity')`, type: 'timestamptz' },
} as const

/** The newest first, unless another order is asked for. */
export async function listCodes(ctx: Ctx, { cursor, ...asked }: Input<typeof endpoint>) {
  const { q, state, sort = CODE_SORTS[0] } = asked
  const { place, after, order } = sorted({ sort, keys: SORT_KEYS, id: codes.id, cursor })
  const rows = await ctx.tx
    .select({ code: codes, place })
    .from(codes)
    .where(
      and(
        q ? sql`lower(${codes.code}) like ${`%${literally(q.toLowerCase())}%`}` : undefined,
        state && isIn(state, ctx.now),
        after,
      ),
    )
    .orderBy(...order)
    .limit(PAGE + 1)
  const revenue = await readRevenue(
    ctx,
    rows.map(({ code }) => code.id),
  )
  return pageFrom(
    rows,
    PAGE,
    ({ code }) => viewCodeRow(code, { revenue: revenue.get(code.id) ?? [], ctx }),
    ({ place, code }) => nextPage('/json/home/codes', asked, placeCursor({ place, id: code.id })),
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
