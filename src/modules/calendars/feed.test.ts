import { afterAll, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { bookWaiting, getWaiting, listWaiting } from '#modules/consultations/bookings/contract.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from './contract.ts'

const world = await aWorld()
const school = await world.aSchool({ name: 'Dobra Ręka' })
const event = await anEvent(school, { title: 'Świt nad Łodzią' })
const consultation = await aConsultation(school, { title: 'Rozmowa o świetle' })
const zofia = await aBuyer('Zofia Łęcka')
afterAll(() => world.close())

/** Somebody with a ticket and a booking. */
async function aBuyer(name: string): Promise<TestPerson> {
  const student = await school.aStudent({ name, email: `${newId()}@school.test` })
  for (const { id: product_id } of [event, consultation])
    await school.as(school.admin).call(giveAccess, { id: student.id, product_id, reason: 'Nagroda' })
  const api = school.as(student)
  const waitingId = (await api.call(listWaiting, {})).data[0]!.grant_id
  const { slots } = await api.call(getWaiting, { waitingId })
  await api.call(bookWaiting, { waitingId, slot: slots[30]!.starts_at })
  return student
}

const make = async (person: TestPerson) => (await school.as(person).call(makeCalendarFeed)).url
const read = (url: string, host = school.host) =>
  world.app.inject({ url: new URL(url).pathname, headers: { host, accept: 'text/calendar' } })
const titlesIn = async (url: string) =>
  [...(await read(url)).body.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title!.trim())

test('a student’s calendar reads what is theirs, an admin’s what the school has', async () => {
  await aBuyer('Ala Żak')
  const url = await make(zofia)
  const { headers, body } = await read(url)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(body).toContain('X-WR-CALNAME:Dobra Ręka')
  expect((await titlesIn(url)).toSorted(alphabetically)).toEqual(['Rozmowa o świetle', 'Świt nad Łodzią'])
  expect((await titlesIn(await make(school.admin))).toSorted(alphabetically)).toEqual([
    'Ala Żak: Rozmowa o świetle',
    'Świt nad Łodzią',
    'Zofia Łęcka: Rozmowa o świetle',
  ])
})

test('what is taken away stands there no more', async () => {
  const student = await aBuyer('Olga Mróz')
  const url = await make(student)
  for (const { id: productId } of [event, consultation])
    await school.as(school.admin).call(takeAccess, { id: student.id, productId, reason: 'Zwrot' })
  expect(await titlesIn(url)).toEqual([])
})

test('an address leads nowhere once another is made, or it is ended, nor at another school, nor guessed', async () => {
  const elsewhere = await world.aSchool()
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  const api = school.as(student)
  expect(await api.call(getCalendarFeed)).toEqual({ made_at: null })
  const first = await make(student)
  expect(await api.call(getCalendarFeed)).toEqual({ made_at: expect.any(String) })
  expect((await read(first)).statusCode).toBe(200)
  expect((await read(first, elsewhere.host)).statusCode).toBe(404)
  const second = await make(student)
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  await api.call(endCalendarFeed)
  expect((await read(second)).statusCode).toBe(404)
  expect((await read(`${school.origin}/calendars/guessed`)).statusCode).toBe(404)
  for (const call of [getCalendarFeed, makeCalendarFeed, endCalendarFeed])
    await expect(school.as().call(call)).rejects.toMatchObject({ status: 401 })
})

const alphabetically = (one: string, other: string): number => one.localeCompare(other, 'pl')
