import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { people } from '#modules/people/tables.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { onePageCheckout, onePageCheckoutRegister } from '#modules/checkout/contract.ts'
import { A_COMPANY, aMarket, type Market } from '#modules/checkout/testing.ts'
import { getOrder, listMyOrders } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'

let school: TestSchool
let student: TestPerson
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
  student = await school.aStudent({ name: 'Łucja Źdźbło' })
})
afterAll(() => market.close())

type Given = Parameters<Market['aPurchase']>[1]
const buy = async (given: Given) => school.as(student).call(onePageCheckout, await market.aPurchase(school, given))
const ordersOf = (person: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, person.id)))
const wrongIn = async (given: Given) => {
  const refusal = await buy(given).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 422 })
  expect(await ordersOf(student)).toEqual([])
  return (refusal as { fields: Record<string, string[]> }).fields
}
const pdf = (path: string, person: TestPerson) =>
  market.app.inject({ url: path, headers: { host: school.host, cookie: `katedra_session=${person.secret}` } })

describe('a company', () => {
  test('stands on its order as it was then, and its school, its buyer, the mail and the contract say so', async () => {
    await buy({ ...A_COMPANY, address_2: 'lok. 7', country: 'Polska' })
    const [order] = await ordersOf(student)
    expect(order).toMatchObject({ companyName: 'Żółw sp. z o.o.', postalCode: '00-001', city: 'Warszawa' })
    expect(order!.billing).toEqual({
      phone: '',
      vat_id: 'PL5260250274',
      address_1: 'ul. Wolna 1',
      address_2: 'lok. 7',
      country: 'Polska',
    })
    const { order: seen } = await school.as(school.admin).call(getOrder, { orderId: order!.id })
    expect(seen.billing).toEqual({ ...A_COMPANY, phone: '', address_2: 'lok. 7', country: 'Polska' })
    const [mine] = (await school.as(student).call(listMyOrders, {})).data
    expect(mine!.company).toEqual({ name: 'Żółw sp. z o.o.', vat_id: 'PL5260250274' })
    await market.confirm()
    const [mail] = await school.work(({ tx }) =>
      tx
        .select()
        .from(mails)
        .where(eq(mails.cause, `purchase:${order!.id}`)),
    )
    for (const words of ['Żółw sp. z o.o.', 'PL5260250274']) expect(mail!.html).toContain(words)
    const file = await wordsOfPdf((await pdf(`/my/orders/${order!.id}/confirmation`, student)).rawPayload)
    for (const words of ['Żółw sp. z o.o.', 'Łucja Źdźbło', 'ul. Wolna 1', 'lok. 7', '00-001 Warszawa', 'PL5260250274'])
      expect(file).toContain(words)
  })

  test.each([
    ['PL5260250274', 'NIP PL5260250274'],
    ['DE136695976', 'nr VAT DE136695976'],
  ])('has its number %s on a Polish confirmation as %j', async (vat_id, shown) => {
    school = await market.aSchool({ language: 'pl' })
    student = await school.aStudent()
    await buy({ ...A_COMPANY, vat_id })
    const [order] = await ordersOf(student)
    const file = await wordsOfPdf((await pdf(`/my/orders/${order!.id}/confirmation`, student)).rawPayload)
    expect(file.replaceAll('\u00a0', ' ')).toContain(shown)
  })

  test.each([
    ['526-025-02-74', 'PL5260250274'],
    ['526 025 02 74', 'PL5260250274'],
    ['PL 526-025-02-74', 'PL5260250274'],
    ['pl5260250274', 'PL5260250274'],
    ['GR 094259216', 'EL094259216'],
    ['atu46674503', 'ATU46674503'],
    ['XI 366 3030 68', 'XI366303068'],
  ])('may write its number as %j, and it is kept as %s', async (vat_id, kept) => {
    await buy({ ...A_COMPANY, vat_id })
    expect((await ordersOf(student))[0]!.billing.vat_id).toBe(kept)
  })

  test.each([
    [{ postal_code: '00001' }, '00-001'],
    [{ postal_code: '00 001' }, '00-001'],
    [{ vat_id: 'DE136695976', postal_code: '10969' }, '10969'],
    [{ vat_id: 'XI366303068', postal_code: 'BT1 5GS' }, 'BT1 5GS'],
  ])('with %j is kept with the postal code %s', async (typed, kept) => {
    await buy({ ...A_COMPANY, ...typed })
    expect((await ordersOf(student))[0]!.postalCode).toBe(kept)
  })
})

describe('refused under its field, with nothing ordered:', () => {
  test.each(['PL52602502', 'PL5260250275', 'AT46674503', 'XX123456789', 'US123456789', 'żółw'])(
    'the number %s',
    async (vat_id) => {
      expect(await wrongIn({ ...A_COMPANY, vat_id })).toEqual({ vat_id: ['Incorect VAT Number format'] })
    },
  )

  test('a wrong number in Polish words for whoever reads Polish', async () => {
    school = await market.aSchool({ language: 'pl' })
    student = await school.aStudent()
    expect(await wrongIn({ ...A_COMPANY, vat_id: '5260250275', postal_code: '1-234' })).toEqual({
      vat_id: ['Nieprawidłowy format numeru VAT'],
    })
    expect(await wrongIn({ ...A_COMPANY, postal_code: '1-234' })).toEqual({
      postal_code: ['Wpisz kod pocztowy w formacie 12-345'],
    })
  })

  test.each(['company_name', 'vat_id', 'address_1', 'postal_code', 'city'] as const)('all but %s', async (name) => {
    expect(await wrongIn({ ...A_COMPANY, [name]: '' })).toEqual({ [name]: ['This field is required'] })
  })

  test.each(['company_name', 'vat_id', 'postal_code', 'city'] as const)('%s alone', async (name) => {
    const { [name]: _, ...others } = { ...A_COMPANY }
    const required = Object.keys(others).map((other) => [other, ['This field is required']])
    expect(await wrongIn({ [name]: A_COMPANY[name] })).toEqual(Object.fromEntries(required))
  })

  test('a Polish postal code that is none', async () => {
    expect(await wrongIn({ ...A_COMPANY, postal_code: '00-1' })).toEqual({
      postal_code: ['Enter the postal code like this: 12-345'],
    })
  })

  test('whoever makes an account with it has none after', async () => {
    const account = { name: 'Jan Nowy', email: `${newId()}@katedra.test`, password: 'gęślą-jaźń' }
    const purchase = await market.aPurchase(school, { ...A_COMPANY, vat_id: 'PL5260250275' })
    await expect(school.as(undefined).call(onePageCheckoutRegister, { ...purchase, ...account })).rejects.toMatchObject(
      { status: 422, fields: { vat_id: ['Incorect VAT Number format'] } },
    )
    expect(await school.work(({ tx }) => tx.$count(people, eq(people.email, account.email)))).toBe(0)
  })
})

test('a person says nothing of all that, and may give an address', async () => {
  await buy({ address_1: 'Długa 1', country: 'Polska' })
  const [order] = await ordersOf(student)
  expect(order).toMatchObject({ companyName: null, postalCode: null, city: null, billing: { address_1: 'Długa 1' } })
  expect((await school.as(student).call(listMyOrders, {})).data[0]!.company).toBeNull()
})

describe('the database keeps no half of a company:', () => {
  const BILLING = { phone: '', vat_id: 'PL5260250274', address_1: 'Długa 1', address_2: '', country: '' }
  const inserted = (columns: Partial<typeof orders.$inferInsert>) =>
    market.aCourse(school).then((course) =>
      school.work(({ tx }) =>
        tx.insert(orders).values({
          studentId: student.id,
          productId: course.id,
          checkoutKey: newId(),
          amount: 0,
          currency: 'PLN',
          consents: [],
          language: 'en',
          billing: BILLING,
          companyName: 'Żółw',
          postalCode: '00-001',
          city: 'Warszawa',
          ...columns,
        }),
      ),
    )

  test.each([
    [{ companyName: null }, 'orders_company'],
    [{ postalCode: null }, 'orders_company'],
    [{ city: null, postalCode: null }, 'orders_company'],
    [{ city: '' }, 'orders_company_complete'],
    [{ companyName: '' }, 'orders_company_complete'],
    [{ billing: { ...BILLING, vat_id: '' } }, 'orders_company_complete'],
    [{ billing: { ...BILLING, address_1: '' } }, 'orders_company_complete'],
    [{ billing: {} as never }, 'orders_company_complete'],
  ])('%j', async (columns, check) => {
    await expect(inserted(columns)).rejects.toMatchObject({ constraint: check })
  })

  test('and a whole one it does', async () => {
    await inserted({})
    expect(await ordersOf(student)).toHaveLength(1)
  })
})
