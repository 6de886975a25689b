import { desc, eq, getTableColumns } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { readLook } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { readFront } from '../read-front.ts'
import { pastLooks } from '../tables.ts'
import { PAST_LOOKS_KEPT } from '../vocabulary.ts'
import type { Look } from './contract.ts'
import { viewLooks } from './view-looks.ts'

export async function getLook(ctx: Ctx): Promise<Look> {
  const { look, version } = await readLook(ctx)
  const now = { ...look, ...(await readFront(ctx)) }
  const past = await ctx.tx
    .select({ ...getTableColumns(pastLooks), replacedBy: people.name })
    .from(pastLooks)
    .leftJoin(people, eq(people.id, pastLooks.replacedById))
    .orderBy(desc(pastLooks.createdAt), desc(pastLooks.id))
    .limit(PAST_LOOKS_KEPT)
  const view = await viewLooks(ctx, [now, ...past])
  return {
    ...view(now),
    version,
    past: past.map((each) => ({
      ...view(each),
      until: each.createdAt.toISOString(),
      replaced_by: each.replacedBy,
    })),
  }
}
