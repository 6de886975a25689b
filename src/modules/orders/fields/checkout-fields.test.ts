import { afterAll, beforeEach, expect, test } from 'vitest'
import { aTypedField } from '#modules/fields/testing.ts'
import { people } from '#modules/people/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout, onePageCheckoutRegister } from '#modules/checkout/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { getOrder, listMyOrders } from '../contract.ts'
import { changeCheckoutFields, type CheckoutField, getCheckoutFields } from './contract.ts'

let school: TestSchool
let course: SoldProduct

const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  course = await market.aCourse(school, { title: 'Żółte ćmy 🦋' })
})
afterAll(() => market.close())

const SIZE = aTypedField({
  name: 'rozmiar',
  label: 'Rozmiar koszulki',
  type: 'select',
  required: true,
  options: [{ value: 'l', text: 'Duża (L)' }],
}) as CheckoutField
const BORN = aTypedField({ name: 'urodziny', label: 'Data urodzenia', data_type: 'date' }) as CheckoutField
const NEWS = aTypedField({ name: 'listy', label: 'Chcę listów', type: 'checkbox', checked: true }) as CheckoutField

const asAdmin = () => school.as(school.admin)
const ask = (fields: CheckoutField[], productId = course.id) =>
  asAdmin().call(changeCheckoutFields, { productId, fields })
const buy = async (answers: Record<string, string> | undefined, buyer = school.student) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, ...(answers && { answers }) }))

test('a checkout asks what its product wants, refuses in words, and the order keeps it as it was asked', async () => {
  await ask([SIZE, BORN, NEWS])
  const page = await school.as().call(getCheckout, { slug: course.slug })
  expect(page.fields).toEqual([SIZE, BORN, NEWS])

  await expect(buy(undefined)).rejects.toMatchObject({
    status: 422,
    fields: { 'answers.rozmiar': ['To pole jest wymagane'] },
  })
  await expect(buy({ rozmiar: 'xl', urodziny: '30.02.2000' })).rejects.toMatchObject({
    fields: { 'answers.rozmiar': ['Wybierz jedną z opcji'], 'answers.urodziny': ['Podaj poprawną datę'] },
  })
  await buy({ rozmiar: 'l', urodziny: ' 2000-02-29 ', admin: 'tak' })
  await ask([])

  const answers = [
    { name: 'rozmiar', label: 'Rozmiar koszulki', type: 'select', value: 'l', text: 'Duża (L)' },
    { name: 'urodziny', label: 'Data urodzenia', type: 'text', data_type: 'date', value: '2000-02-29' },
    { name: 'listy', label: 'Chcę listów', type: 'checkbox', value: 'no' },
  ]
  const [mine] = (await school.as(school.student).call(listMyOrders, {})).data
  expect(mine!.answers).toEqual(answers)
  expect((await asAdmin().call(getOrder, { orderId: mine!.id })).order.answers).toEqual(answers)
  expect((await school.as().call(getCheckout, { slug: course.slug })).fields).toEqual([])
})

test('whoever is refused for an answer has no account yet, and one for both when it is mended', async () => {
  await ask([SIZE])
  const purchase = await market.aPurchase(school, { course })
  const account = { name: 'Łucja Żółw', email: `${newId()}@school.test`, password: 'bardzo-dobre-hasło' }
  const register = (answers: Record<string, string>) =>
    school.as().call(onePageCheckoutRegister, { ...purchase, ...account, answers })
  await expect(register({})).rejects.toMatchObject({ status: 422 })
  const count = () => school.work(async ({ tx }) => (await tx.select().from(people)).length)
  const before = await count()
  await register({ rozmiar: 'l' })
  expect(await count()).toBe(before + 1)
})

test('free products ask as well', async () => {
  course = await market.aCourse(school, { amount: 0 })
  await ask([SIZE])
  const get = async (answers: Record<string, string>) => {
    const { encrypted_card: _card, ...purchase } = await market.aPurchase(school, {
      course,
      consents: ['terms'],
      answers,
    })
    return school.as(school.student).call(onePageCheckout, purchase)
  }
  await expect(get({})).rejects.toMatchObject({ status: 422 })
  expect((await get({ rozmiar: 'l' })).redirect).toBe(`/${course.slug}/watch`)
})

test('only admins of the school make fields, of names and options that can be', async () => {
  const neighbour = await market.aSchool()
  const theirs = await market.aCourse(neighbour)
  await expect(ask([SIZE], theirs.id)).rejects.toMatchObject({ status: 404 })
  await expect(asAdmin().call(getCheckoutFields, { productId: theirs.id })).rejects.toMatchObject({ status: 404 })
  await expect(
    school.as(school.student).call(changeCheckoutFields, { productId: course.id, fields: [] }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(
    ask([
      { ...SIZE, options: [] },
      { ...BORN, name: 'rozmiar' },
    ]),
  ).rejects.toMatchObject({
    status: 422,
    fields: { 'fields.0.options': ['Podaj co najmniej jedną opcję'], 'fields.1.name': [expect.any(String)] },
  })
  const { fields } = await ask([{ ...SIZE, type: 'text', initial_value: 'L' }])
  expect(fields[0]).toMatchObject({ options: [], initial_value: 'L' })
})
