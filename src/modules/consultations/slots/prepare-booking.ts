import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { SlotTaken } from '../refusals.ts'
import { requireConsultation } from '../require-consultation.ts'
import { bookings } from '../tables.ts'
import { findSlot, timesOf } from './find-slots.ts'

interface Wanted {
  productId: string
  studentId: string
  startsAt: Date
}

/** Puts down what an order is to claim, and answers its id. Refuses with 409 a slot that cannot be booked now. */
export async function prepareBooking(ctx: Ctx, { productId, studentId, startsAt }: Wanted): Promise<string> {
  const { consultation } = await requireConsultation(ctx, productId)
  const slot = await findSlot(ctx, consultation, { startsAt })
  if (!slot) throw new SlotTaken()
  const id = newId()
  await ctx.tx.insert(bookings).values({ id, productId, studentId, ...timesOf(slot, consultation), createdAt: ctx.now })
  return id
}
