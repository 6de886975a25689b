import { and, eq, gte, isNotNull } from 'drizzle-orm'
import type { PublishingRule } from '#modules/catalog/index.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/days.ts'
import { NoHours, NoPlace } from './refusals.ts'
import { requireConsultation } from './require-consultation.ts'
import { availabilityExceptions, availabilityRules } from './tables.ts'

/** Nobody can book what is never offered, or come to an address that nobody has said. A link may follow. */
export const havingHours: PublishingRule = {
  kind: 'consultation',
  async check(ctx, { id: consultationId }) {
    const { consultation } = await requireConsultation(ctx, consultationId)
    refuseUnless(consultation.placeKind === 'link' || consultation.place !== '', new NoPlace())
    const weekly = await ctx.tx.$count(availabilityRules, eq(availabilityRules.productId, consultationId))
    const coming = and(
      eq(availabilityExceptions.productId, consultationId),
      gte(availabilityExceptions.day, dayOf(ctx.now, ctx.school.timeZone)),
      isNotNull(availabilityExceptions.fromMinute),
    )
    refuseUnless(weekly > 0 || (await ctx.tx.$count(availabilityExceptions, coming)) > 0, new NoHours())
  },
}
