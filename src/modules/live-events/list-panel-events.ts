import { listHeldProducts } from '#modules/access/index.ts'
import { viewPanelProduct } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelEvents as endpoint } from './contract.ts'
import { isOver } from './require-event.ts'
import { countWaiting } from './waiting/list-waiting-line.ts'

/** All live events of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelEvents(ctx: Ctx, asked: Input<typeof endpoint>) {
  const page = await listHeldProducts(ctx, { ...asked, kind: 'live_event', path: '/json/home/events' })
  const waiting = await countWaiting(
    ctx,
    page.data.map(({ found }) => found.product.id),
  )
  return {
    ...page,
    data: page.data.map(({ found, studentsCount }) => ({
      ...viewPanelProduct(found, studentsCount, ctx),
      takes_place_from: found.product.takesPlaceFrom?.toISOString() ?? null,
      is_over: isOver(found.product.takesPlaceUntil, ctx.now),
      places_taken: found.product.stockSold,
      capacity: found.product.stockLimit,
      waiting_count: waiting.get(found.product.id) ?? 0,
    })),
  }
}
