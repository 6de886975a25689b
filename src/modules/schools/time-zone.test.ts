import { afterAll, expect, test } from 'vitest'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const set = (time_zone: string, person = school.admin) => school.as(person).call(contract.setTimeZone, { time_zone })
const zoneNow = async () => (await school.as().call(contract.getSchool)).time_zone

test('a school goes by the clocks of Warsaw until its admin chooses others, which are there at once', async () => {
  expect(await zoneNow()).toBe('Europe/Warsaw')
  await set('America/Argentina/Buenos_Aires')
  expect(await zoneNow()).toBe('America/Argentina/Buenos_Aires')
  expect(await (await world.aSchool()).as().call(contract.getSchool)).toMatchObject({ time_zone: 'Europe/Warsaw' })
})

test.each(['Europe/Nowhere', '+02:00', '', 'x'.repeat(61)])('%j is refused under its field', async (name) => {
  await expect(set(name)).rejects.toMatchObject({ status: 422, fields: { time_zone: [expect.any(String)] } })
})

test('only an admin sets it', async () => {
  await expect(set('UTC', school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(contract.setTimeZone, { time_zone: 'UTC' })).rejects.toMatchObject({ status: 401 })
})
