import { aProductWith, type GivenProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { quietParts } from '#modules/checkout/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { changeBundleParts } from './change-bundle-parts.ts'

/** A bundle of these for 150,00, on the site unless said otherwise. */
export async function aBundle(
  school: TestSchool,
  parts: { id: string }[],
  given: GivenProduct = {},
): Promise<SoldProduct> {
  const { fulfillables } = quietParts()
  const made = { kind: 'bundle' as const, title: 'Książki i światło', amount: 15_000, ...given }
  const chosen = { product_ids: parts.map(({ id }) => id), reaches_holders: false }
  return school.work((ctx) =>
    aProductWith(ctx, made, (bundleId) => changeBundleParts(ctx, { bundleId, ...chosen }, fulfillables)),
  )
}
