import { afterAll, expect, test } from 'vitest'
import { anArticle } from '#modules/articles/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { captureLead, listLeads } from '#modules/leads/contract.ts'
import { formToken } from '#modules/leads/form-token.ts'
import { aLeadForm } from '#modules/leads/testing.ts'
import { eq } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { MINUTE } from '#platform/clock.ts'
import { findInPanel } from './contract.ts'
import { FIND_MAX, FOUND_MOST } from './vocabulary.ts'

const market = await aMarket()
afterAll(() => market.close())

async function aSchoolWithASale() {
  const school = await market.aSchool()
  const buyer = await school.aStudent({ name: 'Żaneta Łoś' })
  const course = await market.aCourse(school, { title: 'Gęśla jaźń dla każdego' })
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course }))
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  const find = async (q: string) => (await school.as(school.admin).call(findInPanel, { q })).data
  return { school, course, buyer, order: order!, find }
}

test('an order is found by its number, its buyer and what was bought, without diacritics', async () => {
  const { order, find } = await aSchoolWithASale()
  const shown = {
    kind: 'order',
    id: order.id,
    title: order.number,
    detail: 'Żaneta Łoś · Gęśla jaźń dla każdego',
    path: `/home/orders/${order.id}`,
  }
  for (const q of [order.number, 'zaneta los', 'łoś gesla']) expect(await find(q)).toContainEqual(shown)
})

test('a student is found by part of the name or the address', async () => {
  const { buyer, find } = await aSchoolWithASale()
  const shown = {
    kind: 'student',
    id: buyer.id,
    title: 'Żaneta Łoś',
    detail: buyer.email,
    path: `/home/students/${buyer.id}`,
  }
  for (const q of ['aneta', buyer.email.slice(0, 5)]) expect(await find(q)).toContainEqual(shown)
})

test('a product leads to its editor, drafts too', async () => {
  const { course, find } = await aSchoolWithASale()
  expect(await find('jazn gesla')).toContainEqual({
    kind: 'product',
    id: course.id,
    title: 'Gęśla jaźń dla każdego',
    detail: `/${course.slug}`,
    path: `/home/courses/${course.id}/edit`,
  })
})

test('a lead is found by part of its address', async () => {
  const { school, find } = await aSchoolWithASale()
  const { id: form_id } = await school.work((ctx) => aLeadForm(ctx))
  const form_token = formToken({ secretKey: market.app.secretKey, schoolId: school.id }, new Date(Date.now() - MINUTE))
  await school.as().call(captureLead, { form_id, form_token, name: 'Ćma', email: 'cma.barowa@poczta.test' })
  const [lead] = (await school.as(school.admin).call(listLeads, {})).data
  const id = lead!.id
  expect(await find('barowa')).toEqual([
    { kind: 'lead', id, title: 'Ćma', detail: 'cma.barowa@poczta.test', path: `/home/leads/${id}` },
  ])
})

test('an article is found by words of its title, before it is published too', async () => {
  const { school, find } = await aSchoolWithASale()
  const { id, slug } = await anArticle(school, { title: 'Żółta nić i 100% lnu' })
  const shown = {
    kind: 'article',
    id,
    title: 'Żółta nić i 100% lnu',
    detail: `/articles/${slug}`,
    path: `/home/articles/${id}`,
  }
  for (const q of ['nic zolta', '100% lnu']) expect(await find(q)).toContainEqual(shown)
  expect(await find('żółta wełna')).toEqual([])
})

test('a few of each kind are found, and nothing by less than three letters', async () => {
  const { school, find } = await aSchoolWithASale()
  for (let made = 0; made <= FOUND_MOST; made++) await market.aCourse(school, { title: `Szycie ${made}` })
  expect((await find('szycie')).map(({ title }) => title)).toEqual([
    'Szycie 5',
    'Szycie 4',
    'Szycie 3',
    'Szycie 2',
    'Szycie 1',
  ])
  expect(await find('sz')).toEqual([])
  expect(await find('100%')).toEqual([])
})

test('an admin finds only what their role may see', async () => {
  const { school, find } = await aSchoolWithASale()
  const editor = await school.anAdmin({ adminRole: 'editor' })
  const kinds = async (q: string) => (await school.as(editor).call(findInPanel, { q })).data.map(({ kind }) => kind)
  expect((await find('gesla')).map(({ kind }) => kind)).toEqual(['product', 'order'])
  expect(await kinds('gesla')).toEqual(['product'])
  expect(await kinds('zaneta')).toEqual([])
})

test('another school’s are not found, students find nothing, and a thousand words are too many', async () => {
  const { order, find, school, buyer } = await aSchoolWithASale()
  const other = await market.aSchool()
  expect((await other.as(other.admin).call(findInPanel, { q: order.number })).data).toEqual([])
  await expect(school.as(buyer).call(findInPanel, { q: 'gesla' })).rejects.toMatchObject({ status: 403 })
  await expect(find('słowo '.repeat(1000))).rejects.toMatchObject({ status: 422 })
  await expect(find('a'.repeat(FIND_MAX + 1))).rejects.toMatchObject({ status: 422 })
})
