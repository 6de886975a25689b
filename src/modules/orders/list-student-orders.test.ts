import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { TestSchool } from '#test/world.ts'
import { listStudentOrders } from './contract.ts'

let school: TestSchool
const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
})

const page = (id: string, cursor?: string, by = school.admin) =>
  school.as(by).call(listStudentOrders, { id, ...(cursor && { cursor }) })

test('an admin sees what one student ordered, newest first, page by page', async () => {
  const [ola, jan] = [await school.aStudent(), await school.aStudent()]
  const buy = async (who: typeof ola) => school.as(who).call(onePageCheckout, await market.aPurchase(school))
  for (let n = 0; n < 11; n++) await buy(ola)
  await buy(jan)
  const first = await page(ola.id)
  expect(first.data).toHaveLength(10)
  expect(first.data[0]).toMatchObject({ buyer: { id: ola.id }, amount: expect.any(Number), status: expect.any(String) })
  const times = first.data.map(({ created_at: at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  const rest = await page(ola.id, cursorIn(first.next_page_url))
  expect(rest).toMatchObject({ data: [{ buyer: { id: ola.id } }], next_page_url: null })
  expect((await page(jan.id)).data).toHaveLength(1)
  expect((await page(school.student.id)).data).toEqual([])
})

test('nobody else does, and nobody of another school', async () => {
  const { id } = school.student
  await expect(page(id, undefined, school.student)).rejects.toMatchObject({ status: 403 })
  const editor = await school.anAdmin({ adminRole: 'editor' })
  await expect(page(id, undefined, editor)).rejects.toMatchObject({ status: 403 })
  const other = await market.aSchool()
  await expect(other.as(other.admin).call(listStudentOrders, { id })).rejects.toMatchObject({ status: 404 })
})
