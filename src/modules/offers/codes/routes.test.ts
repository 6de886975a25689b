import { afterAll, describe, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { aCode } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const TERMS = { kind: 'amount', value: 1_000 } as const
const at = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString()
const admin = (of = school) => of.as(of.admin)

test('an admin makes a code, changes it, stops it and lets it go on', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx, { title: 'Światło' }))
  const { code: made } = await admin().call(contract.createCode, {
    code: ' Zima_26 ',
    ...TERMS,
    is_for_all_products: false,
    product_ids: [product.id, product.id],
    starts_at: at(1),
    ends_at: at(2),
    uses_limit: 10,
    uses_per_person: 1,
    minimum_amount: 5_000,
    is_announced: true,
  })
  expect(made).toMatchObject({
    code: 'Zima_26',
    ...TERMS,
    currency: 'PLN',
    state: 'planned',
    uses_count: 0,
    revenue: { amount: 0, currency: 'PLN' },
    products: [
      {
        id: product.id,
        title: 'Światło',
        slug: product.slug,
      },
    ],
    is_announced: true,
    can: { delete: true },
  })
  const codeId = made.id
  const body = {
    code: 'zima_26',
    kind: 'percent',
    value: 100,
    is_for_first_purchase: true,
    uses_per_person: 5,
  } as const
  const { code: changed } = await admin().call(contract.updateCode, { codeId, ...body })
  expect(changed).toMatchObject({ code: 'zima_26', state: 'running', uses_per_person: 1, products: [] })
  expect((await admin().call(contract.stopCode, { codeId })).code.state).toBe('stopped')
  expect((await admin().call(contract.resumeCode, { codeId })).code.state).toBe('running')
  expect((await admin().call(contract.getCode, { codeId })).code).toEqual(changed)
})

describe('refused under its field is', () => {
  const make = (given: object) => admin().call(contract.createCode, { code: `A-${newId()}`, ...TERMS, ...given })
  test.each([
    ['code', { code: 'ZAJĘTY' }],
    ['code', { code: '' }],
    ['code', { code: 'with space' }],
    ['value', { value: 0 }],
    ['value', { kind: 'percent', value: 101 }],
    ['value', { value: 1.5 }],
    ['ends_at', { starts_at: at(2), ends_at: at(1) }],
    ['product_ids', { is_for_all_products: false }],
    ['uses_limit', { uses_limit: 0 }],
  ])('%s, with %j', async (field, given) => {
    await expect(make(given)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  })

  test('a code that there is, whatever its case, but not in another school', async () => {
    const { code, id } = await aCode(school)
    const taken = { status: 422, fields: { code: ['Promo code must be unique'] } }
    await expect(make({ code: code.toUpperCase() })).rejects.toMatchObject(taken)
    const other = await aCode(school)
    await expect(
      admin().call(contract.updateCode, { codeId: other.id, ...TERMS, code: code.toLowerCase() }),
    ).rejects.toMatchObject(taken)
    await admin().call(contract.updateCode, { codeId: id, ...TERMS, code })
    await aCode(await world.aSchool(), { code })
    const twice = await Promise.allSettled([1, 2].map(() => make({ code: 'ONLY-ONE' })))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('the list goes from newest to oldest, by letters and state, page by page', async () => {
  const own = await world.aSchool()
  for (let nth = 0; nth < 31; nth++) await aCode(own, { code: `Bulk_${nth}` })
  const stopped = await aCode(own, { code: 'Stopped-1' })
  await admin(own).call(contract.stopCode, { codeId: stopped.id })
  await aCode(own, { code: 'Planned', starts_at: at(1) })
  const list = async (query: object) => (await admin(own).call(contract.listCodes, query)).data.map(({ code }) => code)
  const first = await admin(own).call(contract.listCodes, {})
  expect(first.data.slice(0, 3).map(({ code }) => code)).toEqual(['Planned', 'Stopped-1', 'Bulk_30'])
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  expect(await list({ cursor })).toEqual(['Bulk_2', 'Bulk_1', 'Bulk_0'])
  expect(await list({ q: 'bulk_3' })).toEqual(['Bulk_30', 'Bulk_3'])
  expect(await list({ state: 'stopped' })).toEqual(['Stopped-1'])
  expect(await list({ state: 'planned' })).toEqual(['Planned'])
  expect(await list({ state: 'used_up' })).toEqual([])
  expect(await list({ state: 'over' })).toEqual([])
  expect(await list({ state: 'running', q: '30' })).toEqual(['Bulk_30'])
})

describe('nobody else', () => {
  test('than an admin sees, makes or changes codes', async () => {
    const { id: codeId } = await aCode(school)
    for (const [person, status] of [
      [undefined, 401],
      [school.student, 403],
    ] as const) {
      const client = school.as(person)
      for (const call of [
        () => client.call(contract.listCodes, {}),
        () => client.call(contract.getCode, { codeId }),
        () => client.call(contract.createCode, { code: 'MINE', ...TERMS }),
        () => client.call(contract.updateCode, { codeId, code: 'MINE', ...TERMS }),
        () => client.call(contract.stopCode, { codeId }),
        () => client.call(contract.resumeCode, { codeId }),
        () => client.call(contract.deleteCode, { codeId }),
      ])
        await expect(call()).rejects.toMatchObject({ status })
    }
  })

  test('sees or changes the codes of another school, or names its products', async () => {
    const other = await world.aSchool()
    const { id: codeId } = await aCode(other)
    const { product } = await other.work((ctx) => aProduct(ctx))
    for (const call of [
      () => admin().call(contract.getCode, { codeId }),
      () => admin().call(contract.updateCode, { codeId, code: 'MINE', ...TERMS }),
      () => admin().call(contract.stopCode, { codeId }),
      () => admin().call(contract.resumeCode, { codeId }),
      () => admin().call(contract.deleteCode, { codeId }),
      () =>
        admin().call(contract.createCode, {
          code: 'M',
          ...TERMS,
          is_for_all_products: false,
          product_ids: [product.id],
        }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  })
})
