import { afterAll, beforeEach, expect, test } from 'vitest'
import { A_COMPANY, aMarket } from '#modules/checkout/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { getStudent } from '#modules/people/contract.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getStudentDetails, updateStudent } from './contract.ts'

let school: TestSchool
let student: TestPerson
const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  student = await school.aStudent({ name: 'Ola Kowalska' })
})

const CONTACT = {
  name: 'Aleksandra Kowalska-Żółw',
  phone: '+48 600 700 800',
  address_1: 'ul. Wolna 1',
  address_2: 'm. 7',
  postal_code: '00 001',
  city: 'Łódź',
  country: 'Polska',
  vat_id: '526-025-02-74',
}
const KEPT = { ...CONTACT, postal_code: '00-001', vat_id: 'PL5260250274' }
const details = (by: TestPerson | undefined = school.admin) => school.as(by).call(getStudentDetails, { id: student.id })
const update = async (given: Partial<Call<typeof updateStudent>> = {}, by: TestPerson | undefined = school.admin) =>
  school.as(by).call(updateStudent, { id: student.id, version: (await details()).version, ...CONTACT, ...given })

test('an admin writes name, phone, address and VAT number, kept in their normal forms and told in the audit list', async () => {
  expect(await details()).toMatchObject({ name: 'Ola Kowalska', phone: '', vat_id: '', from_order: null })
  expect(await update()).toMatchObject({ ...KEPT, from_order: null })
  expect(await details()).toMatchObject(KEPT)
  expect(await school.as(school.admin).call(getStudent, { id: student.id })).toMatchObject({ name: KEPT.name })
  const { data } = await school.as(school.admin).call(listAudit, {})
  expect(data[0]).toMatchObject({
    sentence: 'Changed a student’s details',
    subject: KEPT.name,
    url: `/home/students/${student.id}`,
  })
  expect(await update({ ...CONTACT, phone: '', vat_id: '' })).toMatchObject({ phone: '', vat_id: '' })
})

test('until then they are as the student filled them in when they last bought', async () => {
  await school.as(student).call(onePageCheckout, await market.aPurchase(school, { ...A_COMPANY, phone: '600' }))
  const filledIn = await details()
  expect(filledIn).toMatchObject({ phone: '600', vat_id: A_COMPANY.vat_id, from_order: { number: expect.any(String) } })
  expect(await update({ ...filledIn, phone: '700' })).toMatchObject({
    name: 'Ola Kowalska',
    phone: '700',
    city: A_COMPANY.city,
    from_order: null,
  })
})

test('of two admins who change it at once one is told, and so is who did not see that the student changed their name', async () => {
  const { version } = await details()
  const other = await school.anAdmin()
  const both = await Promise.allSettled([update({ version, phone: '1' }), update({ version, phone: '2' }, other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const stale = { status: 409, code: 'error.changed-meanwhile' }
  await expect(update({ version, phone: '3' })).rejects.toMatchObject(stale)
  const seen = await details()
  await update({ ...seen, name: 'Ola z Łodzi' })
  await expect(update({ ...seen, phone: '4' })).rejects.toMatchObject(stale)
  expect(await details()).toMatchObject({ name: 'Ola z Łodzi' })
})

test.each([
  ['name', { name: '  ' }],
  ['name', { name: '🐢'.repeat(500) }],
  ['name', { name: 'Kup na www.zysk.pl' }],
  ['vat_id', { vat_id: 'PL5260250275' }],
  ['vat_id', { vat_id: 'Łoś' }],
  ['postal_code', { postal_code: '1234' }],
  ['phone', { phone: '1'.repeat(41) }],
  ['address_1', { address_1: 'x'.repeat(151) }],
  ['city', { city: 'x'.repeat(71) }],
  ['country', { country: 'x'.repeat(71) }],
])('%s is refused under its field, and nothing is changed: %#', async (field, wrong) => {
  await expect(update(wrong)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  expect(await details()).toMatchObject({ name: 'Ola Kowalska', phone: '' })
})

test('a postal code of another country is kept as it is', async () => {
  expect(await update({ vat_id: 'DE136695976', postal_code: '10969' })).toMatchObject({ postal_code: '10969' })
})

test('only admins who keep students see and change them, of their own school, and no admin is one', async () => {
  await expect(details(student)).rejects.toMatchObject({ status: 403 })
  await expect(update({}, student)).rejects.toMatchObject({ status: 403 })
  await expect(update({}, await school.anAdmin({ adminRole: 'editor' }))).rejects.toMatchObject({ status: 403 })
  await expect(update({}, await school.anAdmin({ adminRole: 'support', email: 's@x.test' }))).resolves.toMatchObject(
    KEPT,
  )
  await expect(update({ id: school.admin.id })).rejects.toMatchObject({ status: 404 })
  const other = await market.aSchool()
  await expect(other.as(other.admin).call(getStudentDetails, { id: student.id })).rejects.toMatchObject({ status: 404 })
})
