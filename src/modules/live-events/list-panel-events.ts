import { listProductRows } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelEvents as endpoint } from './contract.ts'
import { isOver } from './require-event.ts'
import { countWaiting } from './waiting/list-waiting-line.ts'

/** All live events of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelEvents = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'live_event', asked, async (ids) => {
    const waiting = await countWaiting(ctx, ids)
    return (event) => ({
      takes_place_from: event.takesPlaceFrom?.toISOString() ?? null,
      is_over: isOver(event.takesPlaceUntil, ctx.now),
      places_taken: event.stockSold,
      capacity: event.stockLimit,
      waiting_count: waiting.get(event.id) ?? 0,
    })
  })
