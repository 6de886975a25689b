import { publishProduct } from '#modules/catalog/publish-product.ts'
import { aProduct, type GivenProduct } from '#modules/catalog/testing.ts'
import { quietParts, type SoldCourse } from '#modules/checkout/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { changeBundleParts } from './change-bundle-parts.ts'

/** A bundle of these for 150,00, on the site unless said otherwise. */
export async function aBundle(
  school: TestSchool,
  parts: { id: string }[],
  { published = true, ...given }: GivenProduct = {},
): Promise<SoldCourse> {
  const { fulfillables } = quietParts()
  return school.work(async (ctx) => {
    const made = { kind: 'bundle' as const, title: 'Książki i światło', amount: 15_000, ...given }
    const { product, variants } = await aProduct(ctx, { ...made, published: false })
    const product_ids = parts.map(({ id }) => id)
    await changeBundleParts(ctx, { bundleId: product.id, product_ids, reaches_holders: false }, fulfillables)
    if (published) await publishProduct(ctx, { productId: product.id })
    const { variant } = variants[0]!
    return { id: product.id, slug: product.slug, variantId: variant.id, amount: variant.amount }
  })
}
