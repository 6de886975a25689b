import { publishProduct } from '#modules/catalog/publish-product.ts'
import type { GivenProduct } from '#modules/catalog/testing.ts'
import type { SoldCourse } from '#modules/checkout/testing.ts'
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

/** An evening online in a week, for 100,00 and as many as want to come, on the site unless said otherwise. */
export async function anEvent(
  school: TestSchool,
  {
    published = true,
    amount = 10_000,
    title = 'Wieczór przy świetle',
    category = '',
    ...given
  }: GivenSchedule & Pick<GivenProduct, 'published' | 'amount' | 'title' | 'category'> = {},
): Promise<SoldCourse> {
  return school.work(async (ctx) => {
    const details = { description_html: '', category, difficulty: 'beginner' as const, cover_id: null }
    const terms = { access_length: 'forever' as const, access_days: 0, access_until: null }
    const { event } = await createEvent(ctx, { title, amount, ...details, ...terms })
    await changeSchedule(ctx, { eventId: event.id, ...aSchedule(given) })
    if (published) await publishProduct(ctx, { productId: event.id })
    const { variants } = await getProduct(ctx, { productId: event.id })
    return { id: event.id, slug: event.slug, variantId: variants[0]!.variant.id, amount }
  })
}
