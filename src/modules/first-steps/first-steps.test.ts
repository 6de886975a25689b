import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { productVisits } from '#modules/analytics/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { products } from '#modules/catalog/tables.ts'
import { aGrant } from '#modules/access/testing.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { setSwitches } from '#modules/people/contract.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { publishLook } from '#modules/front/look/contract.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { sampleProducts } from './tables.ts'
import { STEP_NAMES } from './vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ seller: null, areStudentsAdmitted: false })
})

const admin = () => school.as(school.admin)
const shown = (person?: TestPerson) => school.as(person ?? school.admin).call(contract.getFirstSteps)
const done = async () => (await shown()).steps.flatMap(({ name, is_done: isDone }) => (isDone ? [name] : []))

test('every step is somebody’s, in the order in which it is shown', async () => {
  const { steps, product } = await shown()
  expect(steps.map(({ name }) => name)).toEqual(STEP_NAMES)
  expect(steps.flatMap(({ name, is_optional: isOptional }) => (isOptional ? [name] : []))).toEqual(['profile', 'look'])
  expect(product).toBeNull()
})

test('a step is done once it is so, and not before', async () => {
  expect(await done(), 'the sandbox takes its money').toEqual(['account'])
  const { product } = await school.work((ctx) => aProduct(ctx, { published: false }))
  expect(await done()).toEqual(['product', 'account'])
  expect((await shown()).product).toMatchObject({ id: product.id, is_published: false, is_free: false })
  await admin().call(setSeller, A_SELLER)
  await admin().call(publishLegalText, { which: 'terms', html: '<p>Żółw</p>', version: 0 })
  expect(await done(), 'terms alone are half of it').toEqual(['product', 'seller', 'account'])
  await admin().call(publishLegalText, { which: 'privacy', html: '<p>Żółw</p>', version: 0 })
  await admin().call(publishLook, { template: 'folio', overlay_color: '#123456', version: 1 })
  await admin().call(setSwitches, {
    is_login_enabled: true,
    is_registration_enabled: true,
    are_students_admitted: true,
  })
  expect(await done()).toEqual(['look', 'product', 'seller', 'terms', 'account', 'doors'])
  const published = await school.work((ctx) => aProduct(ctx, { title: 'Drugi' }))
  expect((await shown()).product).toMatchObject({ id: published.product.id, is_published: true })
  await school.work(async (ctx) => {
    await ctx.tx.insert(productVisits).values({ productId: product.id, on: '2026-11-20', views: 1 })
    await ctx.tx.insert(transactions).values({
      hash: newId(),
      orderId: newId(),
      payerId: school.student.id,
      amount: 100,
      refundedAmount: 100,
      currency: 'PLN',
      description: 'Kurs',
      status: 'PERFORMED',
      settledAt: ctx.now,
      accountId: (await openSandboxAccount(ctx))!.id,
    })
  })
  expect(await done(), 'money that went back is no sale').toEqual([
    'look',
    'product',
    'seller',
    'terms',
    'account',
    'doors',
    'publish',
    'share',
  ])
  await school.work(({ tx }) => tx.update(transactions).set({ refundedAmount: 0 }))
  expect(await done()).toContain('sale')
})

test('they are put away for all admins of a school, and brought back, however often', async () => {
  const another = await school.anAdmin()
  for (const _ of [1, 2]) await admin().call(contract.putFirstStepsAway)
  expect((await shown(another)).is_put_away).toBe(true)
  const neighbour = await world.aSchool()
  expect((await neighbour.as(neighbour.admin).call(contract.getFirstSteps)).is_put_away).toBe(false)
  for (const _ of [1, 2]) await school.as(another).call(contract.bringFirstStepsBack)
  expect((await shown()).is_put_away).toBe(false)
})

test('samples are added once, do nothing of the steps, and are removed with what was changed in them', async () => {
  const own = await school.work((ctx) => aProduct(ctx, { published: false }))
  await Promise.all([admin().call(contract.addSamples), admin().call(contract.addSamples)])
  expect((await shown()).samples_count).toBe(2)
  const kinds = await school.work(({ tx }) =>
    tx.select({ kind: products.kind, status: products.status }).from(products),
  )
  expect(kinds).toHaveLength(3)
  expect(kinds.every(({ status }) => status === 'draft')).toBe(true)
  expect((await shown()).product).toMatchObject({ id: own.product.id })
  await admin().call(contract.removeSamples)
  await admin().call(contract.removeSamples)
  expect((await shown()).samples_count).toBe(0)
  const left = await school.work(({ tx }) => tx.select({ id: products.id }).from(products))
  expect(left).toEqual([{ id: own.product.id }])
})

test('a school with nothing but samples has no product of its own', async () => {
  await admin().call(contract.addSamples)
  expect(await done()).toEqual(['account'])
  expect((await shown()).product).toBeNull()
})

test('a sample that somebody has got stays theirs, hidden', async () => {
  await admin().call(contract.addSamples)
  const [sample] = await school.work(({ tx }) => tx.select().from(sampleProducts))
  await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: sample!.productId }))
  await admin().call(contract.removeSamples)
  const [kept] = await school.work(({ tx }) => tx.select().from(products).where(eq(products.id, sample!.productId)))
  expect(kept).toMatchObject({ isHidden: true, isEnrollmentEnabled: false })
  expect((await shown()).samples_count).toBe(0)
})

test('samples are in the language of the school', async () => {
  for (const [language, word] of [
    ['en', /^Sample:/],
    ['pl', /^Przykład:/],
  ] as const) {
    const at = await world.aSchool({ language })
    await at.as(at.admin).call(contract.addSamples)
    const titles = await at.work(({ tx }) => tx.select({ title: products.title }).from(products))
    for (const { title } of titles) expect(title).toMatch(word)
  }
})

test('only an owner sees and changes them', async () => {
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const other = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    await expect(shown(other)).rejects.toMatchObject({ status: 403 })
    await expect(school.as(other).call(contract.addSamples)).rejects.toMatchObject({ status: 403 })
  }
  await expect(shown(school.student)).rejects.toMatchObject({ status: 403 })
})
