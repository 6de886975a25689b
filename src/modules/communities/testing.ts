import { aProductWith, type GivenProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { aTopic } from '#modules/community/testing.ts'
import type { TestSchool } from '#test/world.ts'

/** A community of one topic for 90,00, on the site unless said otherwise. */
export async function aCommunity(
  school: TestSchool,
  given: GivenProduct = {},
): Promise<SoldProduct & { topicId: string }> {
  const made = { kind: 'community' as const, title: 'Krąg introligatorów', amount: 9_000, ...given }
  let topicId = ''
  const sold = await school.work((ctx) =>
    aProductWith(ctx, made, async (productId) => {
      topicId = (await aTopic(ctx, { title: 'Przy stole', productId })).id
    }),
  )
  return { ...sold, topicId }
}
