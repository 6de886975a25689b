import { getVisibleProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/days.ts'
import type { listSlots as endpoint, SlotPage } from '../contract.ts'
import { requireConsultation } from '../require-consultation.ts'
import type { Booking, Consultation } from '../tables.ts'
import { DAYS_SHOWN } from '../vocabulary.ts'
import { findFreeSlots, findSlot, viewSlot } from './find-slots.ts'

/** The free slots of so many days that have some, and whether one that was chosen is still free. Refuses with 404 what is no consultation. */
export async function listSlots(
  ctx: Ctx,
  { consultationSlug: productSlug, from, chosen }: Input<typeof endpoint>,
): Promise<SlotPage> {
  const { product } = await getVisibleProduct(ctx, { productSlug })
  refuseUnless(product.kind === 'consultation', new NotFound())
  const { consultation } = await requireConsultation(ctx, product.id)
  const slot = chosen ? await findSlot(ctx, consultation, { startsAt: new Date(chosen) }) : undefined
  return { ...(await firstSlots(ctx, consultation, { from })), chosen: slot ? viewSlot(slot) : null }
}

/** Of the first days that have any, from a day on; to move a booking, without the time it has. */
export async function firstSlots(
  ctx: Ctx,
  consultation: Consultation,
  { from, movedOf }: { from?: string | undefined; movedOf?: Pick<Booking, 'id' | 'startsAt'> },
): Promise<Pick<SlotPage, 'slots' | 'next_from'>> {
  const shown: SlotPage['slots'] = []
  const days = new Set<string>()
  for (const slot of await findFreeSlots(ctx, consultation, { from, except: movedOf?.id })) {
    if (slot.startsAt.getTime() === movedOf?.startsAt.getTime()) continue
    const day = dayOf(slot.startsAt, ctx.school.timeZone)
    if (days.size === DAYS_SHOWN && !days.has(day)) return { slots: shown, next_from: day }
    days.add(day)
    shown.push(viewSlot(slot))
  }
  return { slots: shown, next_from: null }
}
