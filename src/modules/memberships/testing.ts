import { aProductWith, type GivenProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { changeOpenings } from './change-openings.ts'

interface Opens {
  opens_everything?: boolean
  category_ids?: string[]
  product_ids?: string[]
}

/** A membership for 60,00 that opens these, on the site unless said otherwise. */
export async function aMembership(school: TestSchool, opens: Opens, given: GivenProduct = {}): Promise<SoldProduct> {
  const made = { kind: 'membership' as const, title: 'Cała pracownia', amount: 6_000, ...given }
  const chosen = { opens_everything: false, category_ids: [], product_ids: [], ...opens }
  return school.work((ctx) =>
    aProductWith(ctx, made, (membershipId) => changeOpenings(ctx, { membershipId, ...chosen })),
  )
}
