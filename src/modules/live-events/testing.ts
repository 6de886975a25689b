import { type GivenProduct, putOnSite, SAID_BY_NONE, soldAs, type SoldProduct } from '#modules/catalog/testing.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import type { TestSchool } from '#test/world.ts'
import { changeSchedule } from './change-schedule.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { changeSchedule as endpoint } from './contract.ts'
import { createEvent } from './create-event.ts'

export const EVENT_CONSENTS = ['terms', 'dated_event'] as const

export type GivenSchedule = Partial<Omit<Input<typeof endpoint>, 'eventId'>>

/** A date of two hours, so many days from now. */
export function aDate(inDays: number): { starts_at: string; ends_at: string } {
  const starts = new Date(clock.now().getTime() + inDays * DAY)
  return { starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + 2 * HOUR).toISOString() }
}

export const aSchedule = (given: GivenSchedule = {}): Omit<Input<typeof endpoint>, 'eventId'> => ({
  dates: [aDate(7)],
  venue: 'online',
  online_url: 'https://meet.test/swiatlo',
  place: '',
  address: '',
  capacity: null,
  ...given,
})

type GivenEvent = GivenSchedule & Pick<GivenProduct, 'published' | 'amount' | 'title' | 'category'>

/** An evening online in a week, for 100,00 and as many as want to come, on the site unless said otherwise. */
export async function anEvent(
  school: TestSchool,
  { published = true, amount = 10_000, title = 'Wieczór przy świetle', category = '', ...given }: GivenEvent = {},
): Promise<SoldProduct> {
  return school.work(async (ctx) => {
    const { event: made } = await createEvent(ctx, { ...SAID_BY_NONE, title, amount, category })
    await changeSchedule(ctx, { eventId: made.id, ...aSchedule(given) })
    return published ? putOnSite(ctx, made.id) : soldAs(await getProduct(ctx, { productId: made.id }))
  })
}
