import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { getOffer } from '#modules/catalog/index.ts'
import { priceHistory, promotions } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { thrown } from '#test/parts-of-jobs.ts'
import { aWorld } from '#test/world.ts'
import { allThatIsScarce } from '#modules/checkout/testing.ts'
import { claims, orderLines, orders } from '../tables.ts'
import { HELD_FOR, holdClaims } from './hold-claims.ts'
import { keepClaims } from './keep-claims.ts'
import { releaseClaims } from './release-claims.ts'
import { releasingExpiredClaims } from './release-expired-claims.ts'

const scarce = allThatIsScarce()
const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

/** A promotion of so many packages, and what orders do with them. */
async function aPromotion(given: Partial<typeof promotions.$inferInsert> = {}) {
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const variantId = variants[0]!.variant.id
  const id = newId()
  const terms = { variantId, amount: 5_000, referenceAmount: 10_000, packagesLimit: 3, ...given }
  await school.work(({ tx, now }) =>
    tx.insert(promotions).values({ id, startsAt: new Date(now.getTime() - MINUTE), ...terms }),
  )
  return {
    id,
    wanted: [{ resource: 'package' as const, resourceId: id, quantity: 1 }],
    anOrder: () => anOrder(product.id, variantId),
    sold: () =>
      school.work(async ({ tx }) => (await tx.select().from(promotions).where(eq(promotions.id, id)))[0]!.packagesSold),
    price: async () => (await school.work((ctx) => getOffer(ctx, { productId: product.id }))).variants[0]!.amount,
    prices: () =>
      school.work(async ({ tx }) => {
        const rows = await tx.select().from(priceHistory).where(eq(priceHistory.variantId, variantId))
        return rows.map(({ amount }) => amount)
      }),
  }
}

async function anOrder(productId: string, variantId: string): Promise<string> {
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const id = newId()
  const details = { checkoutKey: newId(), consents: [], language: 'en' as const, amount: 5_000, currency: 'PLN' }
  const billing = { phone: '', vat_id: '', address_1: '', address_2: '', country: '' }
  await school.work(async ({ tx }) => {
    await tx.insert(orders).values({ id, studentId: buyer.id, productId, billing, ...details })
    const line = { orderId: id, productId, variantId, title: 'Światło', accessDays: 0 }
    await tx.insert(orderLines).values({ ...line, standardAmount: 5_000, amount: 5_000, currency: 'PLN' })
  })
  return id
}

type Promoted = Awaited<ReturnType<typeof aPromotion>>
const hold = (orderId: string, { wanted }: Promoted) => school.work((ctx) => holdClaims(ctx, orderId, wanted, scarce))
const keep = (orderId: string) => school.work((ctx) => keepClaims(ctx, orderId, scarce))
const release = (orderId: string) => school.work((ctx) => releaseClaims(ctx, orderId, scarce))
const statesOf = (orderId: string) =>
  school.work(async ({ tx }) => {
    const rows = await tx.select().from(claims).where(eq(claims.orderId, orderId))
    return rows.map(({ state }) => state)
  })

test('twenty buyers get three packages, one given back is sold once more', async () => {
  const promotion = await aPromotion()
  const orderIds = await Promise.all(Array.from({ length: 20 }, promotion.anOrder))
  const held = await Promise.all(orderIds.map((id) => hold(id, promotion)))
  expect(held.filter(Boolean)).toHaveLength(3)
  expect([await promotion.sold(), await promotion.price()]).toEqual([3, 10_000])
  clock.moveBy(HOUR)
  await release(orderIds[held.indexOf(true)]!)
  await release(orderIds[held.indexOf(true)]!)
  expect([await promotion.sold(), await promotion.price()]).toEqual([2, 5_000])
  const others = orderIds.filter((_, at) => !held[at])
  const again = await Promise.all(others.map((id) => hold(id, promotion)))
  expect(again.filter(Boolean)).toHaveLength(1)
  expect(await promotion.prices()).toEqual([10_000, 5_000, 10_000])
})

test('nothing can be claimed before the start, after the end, or from another school', async () => {
  const [startsAt, endsAt] = [new Date(clock.now().getTime() + DAY), new Date(clock.now().getTime() + 2 * DAY)]
  const promotion = await aPromotion({ startsAt, endsAt })
  const [early, inTime, late] = [await promotion.anOrder(), await promotion.anOrder(), await promotion.anOrder()]
  expect(await hold(early, promotion)).toBe(false)
  clock.moveBy(DAY + HOUR)
  const other = await world.aSchool()
  expect(await other.work((ctx) => holdClaims(ctx, inTime, promotion.wanted, scarce))).toBe(false)
  expect(await hold(inTime, promotion)).toBe(true)
  clock.moveBy(DAY)
  expect(await hold(late, promotion)).toBe(false)
})

describe('the database', () => {
  const insert = (orderId: string, { id }: { id: string }) =>
    school.work(({ tx, now }) =>
      tx.insert(claims).values({ orderId, resource: 'package', resourceId: id, expiresAt: now }),
    )
  const setState = (orderId: string, state: 'kept' | 'released') =>
    school.work(({ tx }) => tx.update(claims).set({ state, expiresAt: null }).where(eq(claims.orderId, orderId)))

  test('lets nobody claim one too many, nor claim it again, whatever is written', async () => {
    const promotion = await aPromotion({ packagesLimit: 1 })
    const [first, second] = [await promotion.anOrder(), await promotion.anOrder()]
    await insert(first, promotion)
    await expect(insert(second, promotion)).rejects.toThrow()
    await setState(first, 'released')
    await insert(second, promotion)
    await expect(setState(first, 'kept')).rejects.toThrow()
    expect(await promotion.sold()).toBe(1)
  })

  test('knows what there is to claim, and counts a claim that is deleted no longer', async () => {
    const promotion = await aPromotion()
    const orderId = await promotion.anOrder()
    await expect(insert(orderId, { id: newId() })).rejects.toThrow()
    await insert(orderId, promotion)
    expect(await promotion.sold()).toBe(1)
    await school.work(({ tx }) => tx.delete(claims).where(eq(claims.orderId, orderId)))
    expect(await promotion.sold()).toBe(0)
  })
})

test('of two things that are needed again, with one gone neither is taken', async () => {
  const [left, gone] = [await aPromotion(), await aPromotion({ packagesLimit: 1 })]
  const orderId = await left.anOrder()
  await school.work((ctx) => holdClaims(ctx, orderId, [...gone.wanted, ...left.wanted], scarce))
  await release(orderId)
  await hold(await gone.anOrder(), gone)
  expect(await keep(orderId)).toBe(false)
  expect(await statesOf(orderId)).toEqual(['released', 'released'])
  expect([await left.sold(), await gone.sold()]).toEqual([0, 1])
})

describe('what a payment has held for too long', () => {
  const sweep = () =>
    releasingExpiredClaims({ units: world.app.units, findSchool: async () => school, scarce }).work(thrown)

  test('is let go, and claimed again when the payment succeeds after all', async () => {
    const promotion = await aPromotion({ packagesLimit: 1 })
    const [slow, quick] = [await promotion.anOrder(), await promotion.anOrder()]
    await hold(slow, promotion)
    clock.moveBy(HELD_FOR - MINUTE)
    await sweep()
    expect(await statesOf(slow)).toEqual(['held'])
    clock.moveBy(MINUTE)
    await sweep()
    expect(await statesOf(slow)).toEqual(['released'])
    expect(await hold(quick, promotion)).toBe(true)
    expect(await keep(slow)).toBe(false)
    await release(quick)
    expect(await keep(slow)).toBe(true)
    expect(await statesOf(slow)).toEqual(['kept'])
  })

  test('stays with who has paid for it', async () => {
    const promotion = await aPromotion()
    const orderId = await promotion.anOrder()
    await hold(orderId, promotion)
    await keep(orderId)
    clock.moveBy(DAY)
    await sweep()
    expect(await statesOf(orderId)).toEqual(['kept'])
    expect(await promotion.sold()).toBe(1)
  })
})
