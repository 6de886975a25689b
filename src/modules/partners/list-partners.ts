import { and, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { literally } from '#platform/db/literally.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { byName, placeCursor, sorted } from '#platform/db/sorted.ts'
import type * as contract from './contract.ts'
import { readBalances } from './read-balances.ts'
import { periodsOf, readAllFigures, readFiguresOf } from './read-figures.ts'
import { partners } from './tables.ts'
import { viewPartnerRow } from './view.ts'
import { PARTNER_SORTS } from './vocabulary.ts'

const PAGE = 30

const SORT_KEYS = {
  created: { by: partners.createdAt, type: 'timestamptz' },
  name: { by: byName(partners.name), type: 'text' },
} as const

/** The newest first, unless another order is asked for. */
export async function listPartners(ctx: Ctx, { cursor, ...asked }: Input<typeof contract.listPartners>) {
  const { q, days, sort = PARTNER_SORTS[0] } = asked
  const { place, after, order } = sorted({ sort, keys: SORT_KEYS, id: partners.id, cursor })
  const pattern = q && `%${literally(q.toLowerCase())}%`
  const rows = await ctx.tx
    .select({ partner: partners, place })
    .from(partners)
    .where(
      and(
        pattern
          ? or(sql`lower(${partners.name}) like ${pattern}`, sql`lower(${partners.code}) like ${pattern}`)
          : undefined,
        after,
      ),
    )
    .orderBy(...order)
    .limit(PAGE + 1)
  const ids = rows.map(({ partner }) => partner.id)
  const figures = await readFiguresOf(ctx, ids, periodsOf(ctx, days ?? 0).now)
  const balances = await readBalances(ctx, ids)
  return pageFrom(
    rows,
    PAGE,
    ({ partner }) => viewPartnerRow(partner, { figures: figures.get(partner.id), balances: balances.get(partner.id) }),
    ({ place, partner }) => nextPage('/json/home/partners', asked, placeCursor({ place, id: partner.id })),
  )
}

export async function getPartnerReport(
  ctx: Ctx,
  { days }: { days: number },
): Promise<Answer<typeof contract.getPartnerReport>> {
  const periods = periodsOf(ctx, days)
  return {
    days,
    currency: ctx.school.currency,
    now: await readAllFigures(ctx, periods.now),
    before: await readAllFigures(ctx, periods.before),
  }
}
