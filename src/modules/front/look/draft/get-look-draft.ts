import { eq, getTableColumns } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { lookDrafts } from '../../tables.ts'
import { viewLooks } from '../view-looks.ts'
import type { getLookDraft as endpoint } from './contract.ts'

export async function getLookDraft(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const [row] = await ctx.tx
    .select({ ...getTableColumns(lookDrafts), changedBy: people.name })
    .from(lookDrafts)
    .leftJoin(people, eq(people.id, lookDrafts.changedById))
  if (!row) return { draft: null }
  const view = await viewLooks(ctx, [row])
  return {
    draft: {
      ...view(row),
      version: row.version,
      look_version: row.lookVersion,
      changed_at: row.changedAt.toISOString(),
      changed_by: row.changedBy,
    },
  }
}
