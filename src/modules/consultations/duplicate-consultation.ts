import { duplicateOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { requireConsultation } from './require-consultation.ts'
import { keepHours } from './setup/keep-hours.ts'
import { hoursOf } from './slots/find-slots.ts'
import { consultations } from './tables.ts'

/** Makes a draft that says, costs and is offered the same, booked by nobody. Refuses with 404 what is no consultation. */
export async function duplicateConsultation(ctx: Ctx, { consultationId }: { consultationId: string }) {
  const consultation = await duplicateOfKind(ctx, 'consultation', consultationId, async (copyId) => {
    const { consultation: own } = await requireConsultation(ctx, consultationId)
    await ctx.tx.insert(consultations).values({ ...own, productId: copyId })
    await keepHours(ctx, copyId, await hoursOf(ctx, consultationId))
  })
  return { consultation }
}
