import { publishProduct } from '#modules/catalog/publish-product.ts'
import { changeSchedule } from '#modules/live-events/change-schedule.ts'
import { createEvent } from '#modules/live-events/create-event.ts'
import { fulfillableEvents } from '#modules/live-events/fulfillable-events.ts'
import { keepEntry } from '#modules/live-events/waiting/join-list.ts'
import { people } from '#modules/people/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { instantOf, wallTimeOf } from '#platform/time/wall-time.ts'
import type { EventContent } from '../content.ts'
import { draftOf } from './draft-of.ts'
import type { WrittenStudent } from './write-people.ts'

export interface WrittenEvent {
  eventId: string
  content: EventContent
}

interface Written {
  content: EventContent
  demoStudent: WrittenStudent
  students: WrittenStudent[]
}

/** Makes a live event as its author did: a draft, when and where, then publishing; some have tickets or wait for one, the demo student among them. */
export async function writeEvent(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  { content, demoStudent, students }: Written,
): Promise<WrittenEvent> {
  const { where, capacity, sold, waiting = 0, publishedDaysAgo } = content
  const ctx = at(new Date(now.getTime() - publishedDaysAgo * DAY))
  const { event } = await createEvent(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    draftOf(content),
  )
  const onDay = (inDays: number, time: string): string => {
    const day = wallTimeOf(new Date(now.getTime() + inDays * DAY), ctx.school.timeZone).slice(0, 10)
    return instantOf(`${day}T${time}`, ctx.school.timeZone)!.toISOString()
  }
  await changeSchedule(ctx, {
    eventId: event.id,
    dates: content.dates.map(({ inDays, from, until }) => ({
      starts_at: onDay(inDays, from),
      ends_at: onDay(inDays, until),
    })),
    capacity,
    ...('onlineUrl' in where
      ? { venue: 'online', online_url: where.onlineUrl, place: '', address: '' }
      : { venue: 'place', online_url: '', ...where }),
  })
  await publishProduct(ctx, { productId: event.id })
  const [others, line] =
    waiting > 0 ? [students, [demoStudent, ...students.slice(sold)]] : [[demoStudent, ...students], []]
  const coming = others.slice(0, sold)
  for (const [index, { id: studentId }] of coming.entries())
    await fulfillableEvents.fulfil(at(new Date(now.getTime() - ((index + 1) * DAY) / 2)), {
      studentId,
      productId: event.id,
      variantId: null,
      source: 'instructor_action',
      sourceId: newId(),
      reason: 'Paid at the studio',
      accessDays: 0,
      accessUntil: null,
    })
  const addresses = await ctx.tx.select({ id: people.id, email: people.email }).from(people)
  for (const [index, { id, name }] of line.slice(0, waiting).entries()) {
    const { email } = addresses.find((person) => person.id === id)!
    const joinedAt = new Date(now.getTime() - DAY / 2 + index * HOUR)
    await keepEntry(at(joinedAt), event.slug, { name, email, studentId: id })
  }
  return { eventId: event.id, content }
}
