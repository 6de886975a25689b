import { publishProduct } from '#modules/catalog/publish-product.ts'
import { bookWaiting } from '#modules/consultations/bookings/book-waiting.ts'
import { createConsultation } from '#modules/consultations/create-consultation.ts'
import { fulfillableConsultations } from '#modules/consultations/fulfillable-consultations.ts'
import { listWaiting } from '#modules/consultations/bookings/list-waiting.ts'
import { changeHours } from '#modules/consultations/setup/change-hours.ts'
import { changeTerms } from '#modules/consultations/setup/change-terms.ts'
import { listSlots } from '#modules/consultations/slots/list-slots.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { ConsultationContent } from '../content.ts'
import { draftOf } from './draft-of.ts'
import type { WrittenStudent } from './write-people.ts'

export interface WrittenConsultation {
  consultationId: string
  content: ConsultationContent
}

interface Written {
  content: ConsultationContent
  demoStudent: WrittenStudent
  students: WrittenStudent[]
}

/** Makes a consultation as its author did: a draft, its hours, then publishing; some have booked, the demo student first. */
export async function writeConsultation(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  { content, demoStudent, students }: Written,
): Promise<WrittenConsultation> {
  const { publishedDaysAgo } = content
  const ctx = at(new Date(now.getTime() - publishedDaysAgo * DAY))
  const { consultation } = await createConsultation(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    draftOf(content),
  )
  const consultationId = consultation.id
  await changeTerms(ctx, {
    consultationId,
    length_minutes: content.lengthMinutes,
    buffer_before: 0,
    buffer_after: content.bufferAfter,
    notice_hours: 24,
    horizon_days: 60,
    place_kind: 'link',
    place: content.place,
    movable_hours: 24,
    cancellable_hours: 48,
  })
  const rules = content.hours.flatMap(({ weekdays, from, until }) =>
    weekdays.map((weekday) => ({ weekday, from, until })),
  )
  await changeHours(ctx, { consultationId, rules, exceptions: [] })
  await publishProduct(ctx, { productId: consultationId })
  const today = at(now)
  for (const [index, { id, name }] of [demoStudent, ...students].slice(0, content.booked.length).entries()) {
    await fulfillableConsultations.fulfil(today, {
      studentId: id,
      productId: consultationId,
      variantId: null,
      source: 'instructor_action',
      sourceId: newId(),
      reason: 'Paid at the studio',
      accessDays: 0,
      accessUntil: null,
    })
    const whose: Ctx = { ...today, actor: { role: 'student', id, name, email: '' } }
    const { data: waiting } = await listWaiting(whose, {})
    const { slots } = await listSlots(today, { consultationSlug: consultation.slug })
    const days = Map.groupBy(slots, ({ starts_at }) => dayOf(new Date(starts_at), today.school.timeZone))
    const wanted = content.booked[index]!
    // Of a day that is nearly too near for notice some are left.
    const day = [...days.values()][wanted.day]
    const slot = day?.[wanted.place] ?? day?.at(-1)
    if (waiting[0] && slot) await bookWaiting(whose, { waitingId: waiting[0].grant_id, slot: slot.starts_at })
  }
  return { consultationId, content }
}
