import { and, eq, inArray, min, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { evergreenStarts } from '../tables.ts'
import type { Looker } from './looker.ts'

/** When whoever is looking first saw these offers: the earliest of what their browser and their account know. */
export async function findStarts(ctx: Ctx, offerIds: string[], looker: Looker): Promise<Map<string, Date>> {
  const { browser, personId } = looker
  if (offerIds.length === 0 || (!browser && !personId)) return new Map()
  const rows = await ctx.tx
    .select({ offerId: evergreenStarts.offerId, startedAt: min(evergreenStarts.startedAt) })
    .from(evergreenStarts)
    .where(
      and(
        inArray(evergreenStarts.offerId, offerIds),
        or(
          browser ? eq(evergreenStarts.browser, browser) : undefined,
          personId ? eq(evergreenStarts.personId, personId) : undefined,
        ),
      ),
    )
    .groupBy(evergreenStarts.offerId)
  return new Map(rows.map(({ offerId, startedAt }) => [offerId, startedAt!]))
}
