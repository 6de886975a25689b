import { afterAll, expect, test } from 'vitest'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { addVariant } from '#modules/catalog/variants/contract.ts'
import { changePrice, publishProduct } from '#modules/catalog/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { publishLegalText } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

const REFUSED = { status: 409, code: 'schools.not-ready-to-sell' }
const draftOf = async (school: TestSchool, amount: number) => {
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount, published: false }))
  return { productId: product.id, variantId: variants[0]!.variant.id }
}

test('nothing is offered for money before the school has said who sells, and published both texts', async () => {
  const school = await world.aSchool({ seller: null })
  const admin = school.as(school.admin)
  const { productId } = await draftOf(school, 9_900)
  const publish = () => admin.call(publishProduct, { productId })
  const steps = [
    () => admin.call(setSeller, A_SELLER),
    () => admin.call(publishLegalText, { which: 'terms', html: '<p>Regulamin</p>', version: 0 }),
    () => admin.call(publishLegalText, { which: 'privacy', html: '<p>Prywatność</p>', version: 0 }),
  ]
  for (const step of steps) {
    await expect(publish()).rejects.toMatchObject(REFUSED)
    await step()
  }
  expect(await publish()).toMatchObject({ status: 'published' })
})

test('what is free is shown all the same, and has no price until then', async () => {
  const school = await world.aSchool({ seller: null })
  const admin = school.as(school.admin)
  const key = await draftOf(school, 0)
  await admin.call(publishProduct, { productId: key.productId })
  const price = { ...key, name: 'Basic', access_length: 'forever' } as const
  await expect(admin.call(changePrice, { ...price, amount: 100 })).rejects.toMatchObject(REFUSED)
  await admin.call(changePrice, { ...price, amount: 0 })
  const more = { productId: key.productId, name: 'More', access_length: 'forever' } as const
  await expect(admin.call(addVariant, { ...more, amount: 100 })).rejects.toMatchObject(REFUSED)
  await admin.call(addVariant, { ...more, amount: 0 })
})
