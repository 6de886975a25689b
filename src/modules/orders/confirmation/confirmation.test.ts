import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anEvent, EVENT_CONSENTS } from '#modules/live-events/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from '#modules/checkout/contract.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { orders } from '../tables.ts'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  await school.as(school.admin).call(setSeller, A_SELLER)
  await school
    .as(school.admin)
    .call(publishLegalText, { which: 'terms', html: '<h2>Ślimaki</h2><p>Bez pośpiechu.</p>', version: 1 })
})
afterAll(() => market.close())

async function bought(student: TestPerson, given: Parameters<Market['aCourse']>[1] = {}): Promise<string> {
  const course = await market.aCourse(school, given)
  await school.as(student).call(contract.onePageCheckout, await market.aPurchase(school, { course }))
  return lastOrderOf(student)
}

const lastOrderOf = (student: TestPerson): Promise<string> =>
  school.work(async ({ tx }) => {
    const ofStudent = tx.select({ id: orders.id }).from(orders).where(eq(orders.studentId, student.id))
    const [order] = await ofStudent.orderBy(desc(orders.createdAt), desc(orders.id)).limit(1)
    return order!.id
  })

const ask = (path: string, person?: TestPerson, host = school.host) =>
  market.app.inject({
    url: path,
    headers: { host, cookie: person ? `katedra_session=${person.secret}` : '', accept: 'application/pdf' },
  })

test('says how long access lasts, but of nothing that takes place at a time', async () => {
  const student = await school.aStudent()
  const courseOrder = await bought(student)
  const event = await anEvent(school, { title: 'Wieczór przy świetle' })
  const consents = [...EVENT_CONSENTS]
  await school.as(student).call(contract.onePageCheckout, await market.aPurchase(school, { course: event, consents }))
  const eventOrder = await lastOrderOf(student)
  const wordsOf = async (id: string) =>
    (await wordsOfPdf((await ask(`/my/orders/${id}/confirmation`, student)).rawPayload)).replaceAll('\u00a0', ' ')
  expect(await wordsOf(courseOrder)).toContain('bez ograniczenia w czasie')
  const ofEvent = await wordsOf(eventOrder)
  expect(ofEvent).toContain('Wieczór przy świetle')
  expect(ofEvent).not.toContain('Dostęp')
})

test('the buyer has the whole contract as a file, as it was made, whatever is changed after', async () => {
  const student = await school.aStudent({ name: 'Łucja Źdźbło 🦋' })
  const id = await bought(student, { title: 'Akwarela „Mgła”', amount: 14_900 })
  await school.as(school.admin).call(setSeller, { ...A_SELLER, name: 'Ktoś inny', version: 2 })
  await school.as(school.admin).call(publishLegalText, { which: 'terms', html: '<p>Nowe</p>', version: 2 })
  const answer = await ask(`/my/orders/${id}/confirmation`, student)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="zamowienie-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf"$/)
  const words = (await wordsOfPdf(answer.rawPayload)).replaceAll('\u00a0', ' ')
  for (const said of [
    'Żółw sp. z o.o.',
    'NIP PL5260250274',
    'Łucja Źdźbło',
    'Akwarela „Mgła”',
    'bez ograniczenia w czasie',
    '149,00 zł',
    '23%',
    'tracę prawo odstąpienia od umowy',
    'Regulamin, wersja 2',
    'Bez pośpiechu.',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('Ktoś inny')
  expect(words).not.toContain('Nowe')
})

test('what can be withdrawn from says how, with the words to use', async () => {
  const student = await school.aStudent()
  const id = await bought(student, { amount: 0 })
  const words = await wordsOfPdf((await ask(`/my/orders/${id}/confirmation`, student)).rawPayload)
  expect(words).toContain('Możesz odstąpić od tej umowy w ciągu 14 dni')
  expect(words).toContain(`${school.origin}/withdraw?order=`)
  expect(words).toContain('Do: Żółw sp. z o.o.\nNiniejszym informuję o odstąpieniu od umowy')
})

test('it is for its buyer and their school alone', async () => {
  const student = await school.aStudent()
  const id = await bought(student)
  const other = await market.aSchool()
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode
  expect(await statusOf(`/home/orders/${id}/confirmation`, school.admin)).toBe(200)
  expect(await statusOf(`/my/orders/${id}/confirmation`, await school.aStudent())).toBe(404)
  expect(await statusOf(`/my/orders/${id}/confirmation`)).toBe(401)
  expect(await statusOf(`/home/orders/${id}/confirmation`, student)).toBe(403)
  expect(await statusOf(`/home/orders/${id}/confirmation`, other.admin, other.host)).toBe(404)
  expect(await statusOf('/my/orders/x/confirmation', student)).toBe(422)
})

test('the mail that confirms the order has it along', async () => {
  const student = await school.aStudent()
  const id = await bought(student)
  await market.confirm()
  const [mail] = await school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(eq(mails.cause, `purchase:${id}`)),
  )
  expect(mail!.attachment).toEqual({ kind: 'order-confirmation', id })
  const answer = await ask(`/json/dev/mails/${mail!.id}/attachment`)
  expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})
