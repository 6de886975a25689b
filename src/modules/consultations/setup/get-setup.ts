import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isStillToEnd } from '../bookings/still-to-end.ts'
import type { GivenHours, Setup } from './contract.ts'
import { requireConsultation } from '../require-consultation.ts'
import { hoursOf } from '../slots/find-slots.ts'
import type { Hours, Span } from '../slots/free-slots.ts'
import { bookings } from '../tables.ts'
import { timeOf } from './day-times.ts'

/** Refuses with 404 what is no consultation. */
export async function getSetup(ctx: Ctx, { consultationId }: { consultationId: string }): Promise<Setup> {
  const { consultation } = await requireConsultation(ctx, consultationId)
  const coming = and(eq(bookings.productId, consultationId), isStillToEnd(ctx))
  return {
    terms: {
      length_minutes: consultation.lengthMinutes,
      buffer_before: consultation.bufferBefore,
      buffer_after: consultation.bufferAfter,
      notice_hours: consultation.noticeHours,
      horizon_days: consultation.horizonDays,
      place_kind: consultation.placeKind,
      place: consultation.place,
      movable_hours: consultation.movableHours,
      cancellable_hours: consultation.cancellableHours,
    },
    hours: viewHours(await hoursOf(ctx, consultationId)),
    coming_count: await ctx.tx.$count(bookings, coming),
  }
}

function viewHours({ rules, exceptions }: Hours): GivenHours {
  const days = new Map<string, Span[]>()
  for (const { day, span } of exceptions) days.set(day, [...(days.get(day) ?? []), ...(span ? [span] : [])])
  return {
    rules: rules.map(({ weekday, ...span }) => ({ weekday, ...viewSpan(span) })),
    exceptions: [...days].map(([day, spans]) => ({ day, spans: spans.map(viewSpan) })),
  }
}

const viewSpan = ({ from, until }: Span) => ({ from: timeOf(from), until: timeOf(until) })
