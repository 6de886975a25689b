import { and, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { literally } from '#platform/db/literally.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type * as contract from './contract.ts'
import { readBalances } from './read-balances.ts'
import { periodsOf, readAllFigures, readFiguresOf } from './read-figures.ts'
import { partners } from './tables.ts'
import { viewPartnerRow } from './view.ts'

const PAGE = 30

export async function listPartners(ctx: Ctx, { q, days, cursor }: Input<typeof contract.listPartners>) {
  const pattern = q && `%${literally(q.toLowerCase())}%`
  const rows = await ctx.tx
    .select()
    .from(partners)
    .where(
      and(
        pattern
          ? or(sql`lower(${partners.name}) like ${pattern}`, sql`lower(${partners.code}) like ${pattern}`)
          : undefined,
        olderThan(partners.createdAt, partners.id, cursor),
      ),
    )
    .orderBy(sql`${partners.createdAt} desc nulls last`, sql`${partners.id} desc nulls last`)
    .limit(PAGE + 1)
  const ids = rows.map(({ id }) => id)
  const figures = await readFiguresOf(ctx, ids, periodsOf(ctx, days ?? 0).now)
  const balances = await readBalances(ctx, ids)
  return pageFrom(
    rows,
    PAGE,
    (partner) => viewPartnerRow(partner, { figures: figures.get(partner.id), balances: balances.get(partner.id) }),
    (last) =>
      `/json/home/partners?${new URLSearchParams({ ...(q && { q }), days: String(days), cursor: cursorOf(last) })}`,
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
