import type { Finder } from '#modules/palette/index.ts'
import { leadsThatMatch, newestLeadsFirst } from './leads-that-match.ts'
import { leads } from './tables.ts'

/** Leads by part of their name or address. */
export const leadFinder: Finder = {
  kind: 'lead',
  right: 'see-leads',
  async find(ctx, q, most) {
    const rows = await ctx.tx
      .select({ id: leads.id, name: leads.name, email: leads.email })
      .from(leads)
      .where(leadsThatMatch(ctx, { q }, { most }))
      .orderBy(...newestLeadsFirst)
      .limit(most)
    return rows.map(({ id, name, email }) => ({ id, title: name || email, detail: email, path: `/home/leads/${id}` }))
  },
}
