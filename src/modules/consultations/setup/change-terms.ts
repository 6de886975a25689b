import { and, eq, sql } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { isStillToEnd } from '../bookings/still-to-end.ts'
import type { changeTerms as endpoint, Setup } from './contract.ts'
import { placeChanged } from '../events.ts'
import { lockConsultation } from '../require-consultation.ts'
import { bookings, consultations } from '../tables.ts'
import { getSetup } from './get-setup.ts'

/**
 * Says how long a consultation is, how far ahead it is booked, and where it takes place; what is booked keeps its time, and whoever has booked is
 * told of another place, once for each change. Refuses with 404 what is no consultation, and with 422 a link that is none, and no place where one is to
 * come to.
 */
export async function changeTerms(ctx: Ctx, { consultationId, ...given }: Input<typeof endpoint>): Promise<Setup> {
  const { product, consultation } = await lockConsultation(ctx, consultationId)
  ctx.note({ subject: product.title, url: editorPath({ kind: 'consultation', id: consultationId }) })
  const { place_kind: placeKind, place } = given
  const isLink = placeKind === 'link'
  refuseUnless(!isLink || place === '' || isWebAddress(place), invalidField('place', 'validation.consultation-link'))
  refuseUnless(isLink || place !== '', invalidField('place', 'validation.consultation-place'))
  await ctx.tx
    .update(consultations)
    .set({
      lengthMinutes: given.length_minutes,
      bufferBefore: given.buffer_before,
      bufferAfter: given.buffer_after,
      noticeHours: given.notice_hours,
      horizonDays: given.horizon_days,
      placeKind,
      place,
      movableHours: given.movable_hours,
      cancellableHours: given.cancellable_hours,
    })
    .where(eq(consultations.productId, consultationId))
  if (consultation.placeKind !== placeKind || consultation.place !== place) await moveAll(ctx, consultationId)
  return getSetup(ctx, { consultationId })
}

/** Calendars go by the revision of a booking; its student is told by a reaction. */
async function moveAll(ctx: Ctx, consultationId: string): Promise<void> {
  const { rowCount } = await ctx.tx
    .update(bookings)
    .set({ revision: sql`${bookings.revision} + 1` })
    .where(and(eq(bookings.productId, consultationId), isStillToEnd(ctx)))
  if (rowCount) ctx.emit(placeChanged({ consultation_id: consultationId, at: ctx.now.toISOString(), after: null }))
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
