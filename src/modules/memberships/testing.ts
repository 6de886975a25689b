import { publishProduct } from '#modules/catalog/publish-product.ts'
import { aProduct, type GivenProduct } from '#modules/catalog/testing.ts'
import type { SoldCourse } from '#modules/checkout/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { changeOpenings } from './change-openings.ts'

interface Opens {
  opens_everything?: boolean
  category_ids?: string[]
  product_ids?: string[]
}

/** A membership for 60,00 that opens these, on the site unless said otherwise. */
export async function aMembership(
  school: TestSchool,
  opens: Opens,
  { published = true, ...given }: GivenProduct = {},
): Promise<SoldCourse> {
  return school.work(async (ctx) => {
    const made = { kind: 'membership' as const, title: 'Cała pracownia', amount: 6_000, ...given }
    const { product, variants } = await aProduct(ctx, { ...made, published: false })
    const chosen = { opens_everything: false, category_ids: [], product_ids: [], ...opens }
    await changeOpenings(ctx, { membershipId: product.id, ...chosen })
    if (published) await publishProduct(ctx, { productId: product.id })
    const { variant } = variants[0]!
    return { id: product.id, slug: product.slug, variantId: variant.id, amount: variant.amount }
  })
}
