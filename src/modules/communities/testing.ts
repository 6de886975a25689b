import { publishProduct } from '#modules/catalog/publish-product.ts'
import { aProduct, type GivenProduct } from '#modules/catalog/testing.ts'
import type { SoldCourse } from '#modules/checkout/testing.ts'
import { aTopic } from '#modules/community/testing.ts'
import type { TestSchool } from '#test/world.ts'

/** A community of one topic for 90,00, on the site unless said otherwise. */
export async function aCommunity(
  school: TestSchool,
  { published = true, ...given }: GivenProduct = {},
): Promise<SoldCourse & { topicId: string }> {
  return school.work(async (ctx) => {
    const made = { kind: 'community' as const, title: 'Krąg introligatorów', amount: 9_000, ...given }
    const { product, variants } = await aProduct(ctx, { ...made, published: false })
    const { id: topicId } = await aTopic(ctx, { title: 'Przy stole', productId: product.id })
    if (published) await publishProduct(ctx, { productId: product.id })
    const { variant } = variants[0]!
    return { id: product.id, slug: product.slug, variantId: variant.id, amount: variant.amount, topicId }
  })
}
