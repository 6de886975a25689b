import { afterAll, expect, test } from 'vitest'
import { ScarceThings } from '#modules/catalog/index.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { insertOrder } from './insert-order.ts'
import { newOrderNumber } from './order-number.ts'

const world = await aWorld()
afterAll(() => world.close())

/** The number of a new order, when these are drawn one after the other. */
async function numberOf(school: TestSchool, ...drawn: string[]) {
  const student = await school.aStudent()
  return school.work(async (ctx) => {
    const { product } = await aProduct(ctx)
    const asked = { studentId: student.id, productId: product.id, checkoutKey: newId(), amount: 100, currency: 'PLN' }
    const billing = { phone: '', vat_id: '', address_1: '', address_2: '', country: '' }
    const order = { ...asked, consents: [], billing, language: 'pl' as const }
    return (await insertOrder(ctx, order, product.title, new ScarceThings(), () => drawn.shift()!)).order.number
  })
}

test('two orders of a school never have one number: what is taken is drawn again', async () => {
  const school = await world.aSchool()
  expect(await numberOf(school, 'AAAA-AAAA')).toBe('AAAA-AAAA')
  expect(await numberOf(school, 'AAAA-AAAA', 'AAAA-AAAA', 'BBBB-BBBB')).toBe('BBBB-BBBB')
})

test('another school may use it', async () => {
  await numberOf(await world.aSchool(), 'CCCC-CCCC')
  expect(await numberOf(await world.aSchool(), 'CCCC-CCCC')).toBe('CCCC-CCCC')
})

test('it is short and can be read out', () => {
  for (let nth = 0; nth < 200; nth++) expect(newOrderNumber()).toMatch(/^[^ILOU-]{4}-[^ILOU-]{4}$/)
})
