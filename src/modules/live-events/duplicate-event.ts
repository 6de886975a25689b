import { duplicateProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { datesOf, requireEvent } from './require-event.ts'
import { liveEvents, liveEventSessions } from './tables.ts'

/** Makes a draft that says, costs and takes place the same, with nobody in it. Refuses with 404 what is no live event. */
export async function duplicateEvent(ctx: Ctx, { eventId }: { eventId: string }) {
  const { event } = await requireEvent(ctx, eventId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: eventId,
    titled: (title) => say('copy', { title }),
  })
  const { venue, onlineUrl, place, address } = event
  await ctx.tx.insert(liveEvents).values({ productId: id, venue, onlineUrl, place, address })
  const dates = await datesOf(ctx, eventId)
  if (dates.length > 0)
    await ctx.tx
      .insert(liveEventSessions)
      .values(dates.map(({ position, startsAt, endsAt }) => ({ productId: id, position, startsAt, endsAt })))
  ctx.note({ subject: title, url: editorPath({ kind: 'live_event', id }) })
  return { event: { id, slug } }
}
