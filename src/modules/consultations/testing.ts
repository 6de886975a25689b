import { publishProduct } from '#modules/catalog/publish-product.ts'
import type { GivenProduct } from '#modules/catalog/testing.ts'
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

/** An hour online for 100,00, whenever one wants, on the site unless said otherwise. */
export async function aConsultation(
  school: TestSchool,
  {
    published = true,
    amount = 10_000,
    title = 'Rozmowa o świetle',
    category = '',
    ...given
  }: GivenTerms & Pick<GivenProduct, 'published' | 'amount' | 'title' | 'category'> = {},
) {
  return school.work(async (ctx) => {
    const details = { description_html: '', category, difficulty: 'beginner' as const, cover_id: null }
    const terms = { access_length: 'forever' as const, access_days: 0, access_until: null }
    const { consultation } = await createConsultation(ctx, { title, amount, ...details, ...terms })
    const { id: consultationId, slug } = consultation
    await changeTerms(ctx, { consultationId, ...someTerms(given) })
    await changeHours(ctx, { consultationId, ...ALL_DAY })
    if (published) await publishProduct(ctx, { productId: consultationId })
    const { variants } = await getProduct(ctx, { productId: consultationId })
    return { id: consultationId, slug, variantId: variants[0]!.variant.id, amount }
  })
}
