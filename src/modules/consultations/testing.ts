import { type GivenProduct, putOnSite, SAID_BY_NONE, soldAs } from '#modules/catalog/testing.ts'
import { getProduct } from '#modules/catalog/index.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { TestSchool } from '#test/world.ts'
import type { changeTerms as endpoint } from './setup/contract.ts'
import { createConsultation } from './create-consultation.ts'
import { changeHours } from './setup/change-hours.ts'
import { changeTerms } from './setup/change-terms.ts'

export type GivenTerms = Partial<Omit<Input<typeof endpoint>, 'consultationId'>>

export const someTerms = (given: GivenTerms = {}): Omit<Input<typeof endpoint>, 'consultationId'> => ({
  length_minutes: 60,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  horizon_days: 30,
  place_kind: 'link',
  place: 'https://meet.test/rozmowa',
  movable_hours: 24,
  cancellable_hours: 24,
  ...given,
})

/** Every day from the first to the last minute. */
export const ALL_DAY = {
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
  exceptions: [],
}

type GivenConsultation = GivenTerms & Pick<GivenProduct, 'published' | 'amount' | 'title' | 'category'>

/** An hour online for 100,00, whenever one wants, on the site unless said otherwise. */
export async function aConsultation(
  school: TestSchool,
  { published = true, amount = 10_000, title = 'Rozmowa o świetle', category = '', ...given }: GivenConsultation = {},
) {
  return school.work(async (ctx) => {
    const { consultation: made } = await createConsultation(ctx, { ...SAID_BY_NONE, title, amount, category })
    const consultationId = made.id
    await changeTerms(ctx, { consultationId, ...someTerms(given) })
    await changeHours(ctx, { consultationId, ...ALL_DAY })
    return published ? putOnSite(ctx, consultationId) : soldAs(await getProduct(ctx, { productId: consultationId }))
  })
}
