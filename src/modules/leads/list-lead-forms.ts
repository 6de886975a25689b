import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listLeadForms as endpoint } from './contract.ts'
import { leadForms } from './tables.ts'
import { viewFormRow } from './view.ts'

const PAGE = 30

export async function listLeadForms(ctx: Ctx, { cursor }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select({
      id: leadForms.id,
      name: leadForms.name,
      isOnHome: leadForms.isOnHome,
      onCourses: leadForms.onCourses,
      leadsCount: leadForms.leadsCount,
      createdAt: leadForms.createdAt,
    })
    .from(leadForms)
    .where(olderThan(leadForms.createdAt, leadForms.id, cursor))
    .orderBy(sql`${leadForms.createdAt} desc nulls last`, sql`${leadForms.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewFormRow, (last) => `/json/home/leads/forms?cursor=${cursorOf(last)}`)
}
