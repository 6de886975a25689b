import { getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import { findWaiting } from './bookings/find-waiting.ts'
import type { ConsultationPage } from './contract.ts'
import { requireConsultation } from './require-consultation.ts'

/** Refuses with 404 what is no consultation, and one that whoever is looking may not see. */
export async function getConsultationPage(
  ctx: Ctx,
  { consultationSlug: slug }: { consultationSlug: string },
): Promise<ConsultationPage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'consultation', slug)
  const { consultation } = await requireConsultation(ctx, product.id)
  const { placeKind, place, lengthMinutes, movableHours, cancellableHours } = consultation
  const { actor } = ctx
  const [waiting] =
    actor.role === 'student' ? await findWaiting(ctx, { studentId: actor.id, productId: product.id }) : []
  return {
    product,
    length_minutes: lengthMinutes,
    place_kind: placeKind,
    place: placeKind === 'address' ? place : '',
    movable_hours: movableHours,
    cancellable_hours: cancellableHours,
    waiting_grant_id: waiting?.grant.id ?? null,
  }
}
