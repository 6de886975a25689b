import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import type { PricedProduct } from '#modules/catalog/view.ts'
import { clock, HOUR, SECOND } from '#platform/clock.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aCode } from './testing.ts'

let school: TestSchool
let product: PricedProduct
let right: string
let places = 0
let guesses = 0

const world = await aWorld()
afterAll(() => world.close())

async function aShop(): Promise<void> {
  school = await world.aSchool()
  product = await school.work((ctx) => aProduct(ctx))
  right = (await aCode(school)).code
}
const aPlace = () => `10.9.${(places >> 8) & 255}.${places++ & 255}`
const aGuess = () => `zima-${guesses++}`

interface Asked {
  ip: string
  browser?: string
  language?: 'en' | 'pl'
}
const send = (method: 'GET' | 'POST', url: string, { ip, browser, language = 'en' }: Asked, payload?: object) =>
  world.app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: {
      host: school.host,
      accept: 'application/json',
      cookie: `katedra_language=${language}${browser ? `; katedra_browser=${browser}` : ''}`,
    },
    ...(payload && { payload }),
  })
const wanted = (promo_code: string) => ({
  product_id: product.product.id,
  variant_id: product.variants[0]!.variant.id,
  promo_code,
})
const slug = () => product.product.slug
const tryCode = (code: string, asked: Asked) => send('POST', '/json/promo-code', asked, wanted(code))
const quote = (code: string, asked: Asked) => send('POST', `/json/checkout/${slug()}/quote`, asked, wanted(code))
const open = (code: string, asked: Asked) => send('GET', `/json/checkout/${slug()}?code=${code}`, asked)
const wrongly = async (times: number, asked: Asked) => {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth++) statuses.push((await tryCode(aGuess(), asked)).statusCode)
  return statuses
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const usedOf = async (key: string) =>
  (await world.app.units.withoutSchool('test', (tx) => tx.select().from(rateLimits).where(eq(rateLimits.key, key))))[0]

describe('who mistypes a code', () => {
  test('a few times, is told so each time and may use the right one', async () => {
    await aShop()
    const asked = { ip: aPlace(), browser: newId() }
    expect(await wrongly(7, asked)).toEqual(times(7, 404))
    expect((await tryCode(right, asked)).statusCode).toBe(200)
    expect((await quote(right, asked)).statusCode).toBe(200)
  })

  test('too often, waits, and is told how long in their language; then the right one is taken', async () => {
    await aShop()
    const asked = { ip: aPlace(), browser: newId() }
    expect(await wrongly(8, asked)).toEqual(times(8, 404))
    const refused = await tryCode(right, asked)
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Too many wrong codes. Try again in 10 s.', code: 'checkout.code-too-often' },
    ])
    expect(refused.headers['retry-after']).toBe('10')
    expect((await quote(right, { ...asked, language: 'pl' })).json().message).toBe(
      'Za dużo błędnych kodów. Spróbuj ponownie za 10 s.',
    )
    const page = await open(right, asked)
    expect([page.statusCode, page.json().quotes[0].code]).toEqual([
      200,
      { code: right, problem: 'Too many wrong codes. Try again in 10 s.' },
    ])
    expect(page.json().quotes[0].lines[0].reductions).toEqual([])
    await world.app.units.withoutSchool('test', (tx) =>
      tx.update(rateLimits).set({ windowEndsAt: new Date(clock.now().getTime() - SECOND) }),
    )
    for (let nth = 0; nth < 3; nth++) expect((await tryCode(right, asked)).statusCode).toBe(200)
    expect(await wrongly(2, asked)).toEqual([404, 429])
  })

  test('keeps nobody else behind the same address from theirs, nor another school', async () => {
    await aShop()
    const ip = aPlace()
    await wrongly(10, { ip, browser: newId() })
    expect((await tryCode(right, { ip, browser: newId() })).statusCode).toBe(200)
    await aShop()
    expect((await tryCode(right, { ip, browser: newId() })).statusCode).toBe(200)
  })
})

test('right codes cost nothing, however often they are sent', async () => {
  await aShop()
  const asked = { ip: aPlace(), browser: newId() }
  for (let nth = 0; nth < 15; nth++) {
    expect((await tryCode(right, asked)).statusCode).toBe(200)
    expect((await open(right, asked)).json().quotes[0].code.problem).toBeNull()
  }
  expect(await usedOf(`codes-place:${school.id}:${asked.ip}`)).toMatchObject({ used: 0 })
})

test('all ways a code comes in are counted together', async () => {
  await aShop()
  const asked = { ip: aPlace(), browser: newId() }
  for (let nth = 0; nth < 3; nth++) {
    expect((await open(aGuess(), asked)).json().quotes[0].code.problem).toBe('Invalid coupon code')
    expect((await quote(aGuess(), asked)).statusCode).toBe(404)
  }
  expect(await wrongly(2, asked)).toEqual([404, 404])
  expect((await tryCode(right, asked)).statusCode).toBe(429)
})

test('whoever buys is held to it as well', async () => {
  await aShop()
  const student = school.as(school.student)
  const buy = (promo_code: string) =>
    student.call(onePageCheckout, {
      slug: slug(),
      checkout_key: newId(),
      variant_id: product.variants[0]!.variant.id,
      promo_code,
      amount: 1,
      currency: 'PLN',
      consents: [],
      phone: '',
      vat_id: '',
      address_1: '',
      address_2: '',
      country: '',
    })
  for (let nth = 0; nth < 8; nth++) await expect(buy(aGuess())).rejects.toMatchObject({ status: 404 })
  await expect(buy(right)).rejects.toMatchObject({ status: 429, code: 'checkout.code-too-often' })
})

describe('whoever guesses', () => {
  test('without a cookie, many at once, is stopped after forty', async () => {
    await aShop()
    const asked = { ip: aPlace() }
    const answers = await Promise.all(Array.from({ length: 120 }, () => tryCode(aGuess(), asked)))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(40)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(80)
    expect((await tryCode(right, asked)).statusCode).toBe(429)
    expect((await tryCode(right, { ip: aPlace() })).statusCode).toBe(200)
  })

  test('from many addresses has fewer guesses from each, and honest buyers notice nothing', async () => {
    await aShop()
    await wrongly(1, { ip: aPlace() })
    const windowEndsAt = new Date(clock.now().getTime() + HOUR)
    await world.app.units.withoutSchool('test', (tx) =>
      tx
        .update(rateLimits)
        .set({ used: 500, windowEndsAt })
        .where(eq(rateLimits.key, `codes:${school.id}`)),
    )
    const asked = { ip: aPlace() }
    expect(await wrongly(7, asked)).toEqual([...times(5, 404), 429, 429])
    const honest = { ip: aPlace(), browser: newId() }
    expect(await wrongly(2, honest)).toEqual([404, 404])
    expect((await tryCode(right, honest)).statusCode).toBe(200)
  })
})
