import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, pageFrom } from '#platform/db/paging.ts'
import type { listLeads as endpoint } from './contract.ts'
import { getForm } from './get-form.ts'
import { leadsThatMatch, newestLeadsFirst } from './leads-that-match.ts'
import { leads } from './tables.ts'
import { viewLeadRow } from './view.ts'

const PAGE = 30

/** Refuses with 404 a form that is not there. */
export async function listLeads(ctx: Ctx, { cursor, ...filter }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      formId: leads.formId,
      formName: leads.formName,
      handledAt: leads.handledAt,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(leadsThatMatch(ctx, filter, { cursor, most: PAGE + 1 }))
    .orderBy(...newestLeadsFirst)
    .limit(PAGE + 1)
  if (rows.length === 0 && filter.form_id) await getForm(ctx, filter.form_id)
  return pageFrom(rows, PAGE, viewLeadRow, (last) => nextPage('/json/home/leads', filter, cursorOf(last)))
}
