import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getSeller } from '#modules/schools/contract.ts'
import { schools } from '#modules/schools/tables.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { A_SELLER } from '../testing.ts'
import { getSellerSettings, setSeller } from './contract.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool({ seller: null })
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const { version: _, ...SELLER } = A_SELLER

test('who sells is said once, kept in its normal form, and shown to buyers', async () => {
  expect(await admin().call(getSellerSettings)).toMatchObject({ seller: null, suggested_country: 'PL', version: 1 })
  const typed = { ...A_SELLER, tax_id: '526-025-02-74', postal_code: '00001', name: ' Żółw sp. z o.o. ' }
  const said = await admin().call(setSeller, typed)
  expect(said).toMatchObject({ seller: SELLER, version: 2 })
  expect(await school.as().call(getSeller)).toMatchObject({
    details: SELLER,
    place: ['ul. Wolna 1', '00-001 Warszawa', 'Poland'],
  })
  expect(await admin().call(getSellerSettings)).toEqual(said)
})

test.each([
  [{ tax_id: 'PL5260250275' }, { tax_id: ['Incorect VAT Number format'] }],
  [{ tax_id: '' }, { tax_id: ['This field is required'] }],
  [{ postal_code: '1-234' }, { postal_code: ['Enter the postal code like this: 12-345'] }],
  [
    { city: '', address: ' ' },
    { city: [expect.any(String)], address: [expect.any(String)] },
  ],
  [{ country: '' as never }, { country: ['This field is required'] }],
])('%j is refused under its field', async (given, fields) => {
  await expect(admin().call(setSeller, { ...A_SELLER, ...given })).rejects.toMatchObject({ status: 422, fields })
  expect(await admin().call(getSellerSettings)).toMatchObject({ seller: null, version: 1 })
})

test('of two admins who save at once one is told of the other', async () => {
  const both = await Promise.allSettled(
    ['Jedna', 'Druga'].map((name) => admin().call(setSeller, { ...A_SELLER, name })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'error.changed-meanwhile' },
  })
})

test('nobody but who may change the settings says it', async () => {
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const other = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    await expect(school.as(other).call(setSeller, A_SELLER)).rejects.toMatchObject({ status: 403 })
  }
  await expect(school.as(school.student).call(getSellerSettings)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(setSeller, A_SELLER)).rejects.toMatchObject({ status: 401 })
})

test.each([
  { ...SELLER, type: 'club' },
  { ...SELLER, name: ' ' },
  { ...SELLER, postal_code: '00001' },
  { ...SELLER, city: '' },
  { ...SELLER, country: 'Polska' },
  { name: 'Żółw', address: 'Wolna 1', tax_id: '', phone: '' },
])('the database keeps no such seller: %j', async (seller) => {
  const set = () =>
    school.work(({ tx }) =>
      tx
        .update(schools)
        .set({ seller: seller as never })
        .where(eq(schools.id, school.id)),
    )
  await expect(set()).rejects.toMatchObject({ constraint: 'schools_seller' })
})
