import { eq } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { changeRecording as endpoint, Schedule } from '../contract.ts'
import { recordingNamed } from '../events.ts'
import { getSchedule } from '../get-schedule.ts'
import { lockEvent } from '../require-event.ts'
import { liveEvents } from '../tables.ts'

/**
 * Says in which course an event can be watched afterwards: whoever has a ticket is given it because of the event, and told. Another one, or
 * none, takes nothing from them. Refuses with 404 what is not of this school, with 422 what is no course.
 */
export async function changeRecording(
  ctx: Ctx,
  { eventId, course_id: recordingId }: Input<typeof endpoint>,
): Promise<Schedule> {
  const { product, event } = await lockEvent(ctx, eventId)
  ctx.note({ subject: product.title, url: editorPath({ kind: 'live_event', id: eventId }) })
  if (recordingId !== null) {
    const [course] = await ctx.tx.select({ kind: products.kind }).from(products).where(eq(products.id, recordingId))
    if (!KINDS[foundOr404(course).kind].isWatched) throw invalidField('course_id', 'validation.event-recording')
  }
  await ctx.tx.update(liveEvents).set({ recordingId }).where(eq(liveEvents.productId, eventId))
  if (recordingId !== null && recordingId !== event.recordingId)
    ctx.emit(recordingNamed({ event_id: eventId, course_id: recordingId, after: null }))
  return getSchedule(ctx, { eventId })
}
