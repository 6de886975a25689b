import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import {
  deleteProduct,
  getEditableProduct,
  listCategories,
  listCourses,
  publishProduct,
} from '#modules/catalog/contract.ts'
import { aProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { searchCourses } from '#modules/search/contract.ts'
import { HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { liveEventSessions } from './tables.ts'
import { aDate, anEvent, aSchedule, type GivenSchedule } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool({ language: 'pl' })
afterAll(() => world.close())

const admin = (at = school) => at.as(at.admin)
const schedule = ({ id: eventId }: { id: string }, given: GivenSchedule = {}) =>
  admin().call(contract.changeSchedule, { eventId, ...aSchedule(given) })
const give = async (event: SoldProduct, name: string): Promise<TestPerson> => {
  const student = await school.aStudent({ name, email: `${newId()}@school.test` })
  await admin().call(giveAccess, { id: student.id, product_id: event.id, reason: 'Nagroda' })
  return student
}
const ticketOf = (event: SoldProduct, person: TestPerson) =>
  school.as(person).call(contract.getMyTicket, { eventSlug: event.slug })
const refused = (field: string) => ({ status: 422, fields: { [field]: [expect.any(String)] } })

test('an admin makes an event, dates and publishes it, duplicates and deletes it', async () => {
  const made = { title: 'Świt nad Łodzią', amount: 5_000, category: 'Spotkania' }
  const { event } = await admin().call(contract.createEvent, made)
  expect(event.slug).toBe('swit-nad-lodzia')
  await expect(admin().call(publishProduct, { productId: event.id })).rejects.toMatchObject({
    status: 409,
    code: 'live-events.undated',
  })
  const [early, late] = [aDate(3), aDate(5)]
  const place = { venue: 'place' as const, place: 'Pracownia', address: 'ul. Włókiennicza 5' }
  expect(await schedule(event, { ...place, dates: [late, early], capacity: 7 })).toMatchObject({
    dates: [early, late],
    online_url: '',
    capacity: 7,
    holders_count: 0,
  })
  const page = () => school.as().call(contract.getEventPage, { eventSlug: event.slug })
  await expect(page()).rejects.toMatchObject({ status: 404 })
  await admin().call(publishProduct, { productId: event.id })
  expect(await page()).toMatchObject({
    place: 'Pracownia',
    dates: [early, late],
    is_over: false,
    has_ticket: false,
    product: { offer: { product: { sale: { state: 'open', places_left: 7 } } }, takes_place_from: early.starts_at },
  })
  const copy = (await admin().call(contract.duplicateEvent, { eventId: event.id })).event
  expect(await admin().call(getEditableProduct, { productId: copy.id })).toMatchObject({
    title: 'Świt nad Łodzią (kopia)',
    status: 'draft',
    kind: 'live_event',
  })
  expect(await admin().call(contract.getSchedule, { eventId: copy.id })).toMatchObject({
    dates: [early, late],
    place: 'Pracownia',
    capacity: 7,
    places_taken: 0,
  })
  expect((await admin().call(contract.listPanelEvents, { q: 'lodzia' })).data).toMatchObject([
    { id: copy.id, status: 'draft' },
    { id: event.id, status: 'published', places_taken: 0, capacity: 7, is_over: false },
  ])
  expect((await school.as().call(listCourses, {})).data).toMatchObject([{ kind: 'live_event' }])
  expect((await school.as().call(listCategories)).data).toMatchObject([{ name: 'Spotkania' }])
  expect((await school.as().call(searchCourses, { q: 'swit lodzia' })).data).toMatchObject([{ title: made.title }])
  for (const { id } of [copy, event])
    expect(await admin().call(deleteProduct, { productId: id })).toEqual({ outcome: 'deleted' })
  const kept = await anEvent(school)
  await give(kept, 'Ewa')
  expect(await admin().call(deleteProduct, { productId: kept.id })).toEqual({ outcome: 'hidden' })
})

test('dates that cross, end before they start or last for days are refused under their field, and so is a place without a name', async () => {
  const event = await anEvent(school)
  const { starts_at, ends_at } = aDate(3)
  const within = { starts_at: new Date(Date.parse(starts_at) + HOUR).toISOString(), ends_at: aDate(4).ends_at }
  await expect(schedule(event, { dates: [within, { starts_at, ends_at }] })).rejects.toMatchObject(
    refused('dates.0.starts_at'),
  )
  await expect(schedule(event, { dates: [aDate(2), { starts_at, ends_at: starts_at }] })).rejects.toMatchObject(
    refused('dates.1.ends_at'),
  )
  await expect(schedule(event, { dates: [{ starts_at, ends_at: aDate(9).ends_at }] })).rejects.toMatchObject(
    refused('dates.0.ends_at'),
  )
  await expect(schedule(event, { dates: [] })).rejects.toMatchObject(refused('dates.0.starts_at'))
  await expect(schedule(event, { venue: 'place', place: ' ' })).rejects.toMatchObject(refused('place'))
  await expect(schedule(event, { online_url: 'javascript:alert(1)' })).rejects.toMatchObject(refused('online_url'))
  await expect(schedule(event, { capacity: 0 })).rejects.toMatchObject(refused('capacity'))
  const backwards = school.work(({ tx }) =>
    tx
      .update(liveEventSessions)
      .set({ endsAt: sql`starts_at` })
      .where(eq(liveEventSessions.productId, event.id)),
  )
  await expect(backwards).rejects.toMatchObject({ constraint: 'live_event_sessions_ends' })
})

test('two admins who change it at once leave one of both schedules, whole', async () => {
  const event = await anEvent(school)
  const [one, other] = [[aDate(3)], [aDate(4), aDate(5)]]
  await Promise.all([
    schedule(event, { dates: one }),
    schedule(event, { dates: other }),
    schedule(event, { dates: one }),
  ])
  const { dates } = await admin().call(contract.getSchedule, { eventId: event.id })
  expect([one, other]).toContainEqual(dates)
})

test('participants are found by name, address and code, and let in once, by name or by code, with a way back', async () => {
  const event = await anEvent(school)
  const [zofia, adam] = [await give(event, 'Zofia Łęcka'), await give(event, 'Adam Nowak')]
  const { code } = await ticketOf(event, zofia)
  const find = async (asked: { q?: string; attendance?: 'in' | 'out' }) =>
    (await admin().call(contract.listParticipants, { eventId: event.id, ...asked })).data.map(({ name }) => name)
  expect(await find({})).toEqual(['Adam Nowak', 'Zofia Łęcka'])
  expect(await find({ q: 'lecka' })).toEqual(['Zofia Łęcka'])
  expect(await find({ q: adam.email })).toEqual(['Adam Nowak'])
  expect(await find({ q: code.toLowerCase() })).toEqual(['Zofia Łęcka'])
  expect(await find({ q: '%' })).toEqual([])
  const scan = (given: string, at = event) =>
    admin().call(contract.checkInByCode, { eventId: at.id, ticket_code: given })
  const url = `${school.origin}/home/events/${event.id}/check-in?code=${code}`
  const scans = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => scan(at % 2 ? code : url)))
  const answers = scans.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(answers.filter(({ was_in }) => !was_in)).toHaveLength(1)
  expect(answers[0]).toMatchObject({ participant: { name: 'Zofia Łęcka', checked_in_by: school.admin.name } })
  // So many at once may be too many: whoever is refused scans again.
  for (const each of scans) if (each.status === 'rejected') expect(each.reason.status).toBe(503)
  expect((await scan(code)).was_in).toBe(true)
  expect([await find({ attendance: 'in' }), await find({ attendance: 'out' })]).toEqual([
    ['Zofia Łęcka'],
    ['Adam Nowak'],
  ])
  expect(await admin().call(contract.listParticipants, { eventId: event.id })).toMatchObject({
    tickets_count: 2,
    checked_in_count: 1,
  })
  expect((await ticketOf(event, zofia)).checked_in_at).not.toBeNull()
  const keys = { eventId: event.id, ticketId: (await ticketOf(event, zofia)).id }
  expect(await admin().call(contract.undoCheckIn, keys)).toMatchObject({ participant: { checked_in_at: null } })
  expect(await admin().call(contract.checkInTicket, keys)).toMatchObject({ was_in: false })
  await expect(scan('00000-00000')).rejects.toMatchObject({ status: 404, code: 'live-events.ticket-unknown' })
  await expect(scan(code, await anEvent(school))).rejects.toMatchObject({ code: 'live-events.ticket-unknown' })
  const { code: gone, id: goneId } = await ticketOf(event, adam)
  await admin().call(takeAccess, { id: adam.id, productId: event.id, reason: 'Zwrot' })
  await expect(scan(gone)).rejects.toMatchObject({ status: 409, code: 'live-events.ticket-void' })
  await expect(admin().call(contract.checkInTicket, { ...keys, ticketId: goneId })).rejects.toMatchObject({
    status: 409,
  })
  expect(await find({})).toEqual(['Zofia Łęcka'])
})

test('a calendar gets the dates, which keep their names when they are moved, in lines that calendars read', async () => {
  const event = await anEvent(school, {
    title: 'Żółć, światło; i cień, czyli długi tytuł, który nie mieści się w jednym wierszu kalendarza',
  })
  const student = await give(event, 'Ewa')
  const calendar = async () => {
    const { body, headers } = await world.app.inject({
      url: `/my/events/${event.slug}/calendar`,
      headers: { host: school.host, cookie: `katedra_session=${student.secret}`, accept: 'text/calendar' },
    })
    expect(headers['content-type']).toContain('text/calendar')
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    return body.replaceAll('\r\n ', '')
  }
  const first = await calendar()
  const { starts_at } = aDate(9)
  await schedule(event, {
    dates: [aDate(9), aDate(10)],
    venue: 'place',
    place: 'Sala 3',
    address: 'ul. Łąkowa 1\nŁódź',
  })
  const second = await calendar()
  const uid = /UID:(.+)/.exec(first)![1]!
  expect(first).toContain('SUMMARY:Żółć\\, światło\\; i cień')
  expect(first).toContain('LOCATION:https://meet.test/swiatlo')
  expect(first).toContain('SEQUENCE:1\r\n')
  expect(second).toContain(`UID:${uid}`)
  expect(second).toContain('SEQUENCE:2\r\n')
  expect(second).toContain(`DTSTART:${starts_at.slice(0, 13).replace(/-/g, '')}`)
  expect(second).toContain('LOCATION:Sala 3\\, ul. Łąkowa 1\\, Łódź')
  expect(second.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('only admins of the school see to it, nothing else is an event, and a ticket is its holder’s alone', async () => {
  const event = await anEvent(school, { published: false })
  const other = await world.aSchool()
  const course = await school.work(async (ctx) => (await aProduct(ctx)).product)
  const student = await give(event, 'Ewa')
  const { id: ticketId } = await ticketOf(event, student)
  const calls = (as: ReturnType<TestSchool['as']>, eventId = event.id) => [
    () => as.call(contract.listPanelEvents, {}),
    () => as.call(contract.createEvent, { title: 'x', amount: 1 }),
    () => as.call(contract.duplicateEvent, { eventId }),
    () => as.call(contract.getSchedule, { eventId }),
    () => as.call(contract.changeSchedule, { eventId, ...aSchedule() }),
    () => as.call(contract.listParticipants, { eventId }),
    () => as.call(contract.checkInByCode, { eventId, ticket_code: '0' }),
    () => as.call(contract.checkInTicket, { eventId, ticketId }),
    () => as.call(contract.undoCheckIn, { eventId, ticketId }),
  ]
  for (const call of calls(school.as())) await expect(call()).rejects.toMatchObject({ status: 401 })
  for (const call of calls(school.as(student))) await expect(call()).rejects.toMatchObject({ status: 403 })
  for (const call of calls(admin(other)).slice(2)) await expect(call()).rejects.toMatchObject({ status: 404 })
  for (const call of calls(admin(), course.id).slice(2)) await expect(call()).rejects.toMatchObject({ status: 404 })
  for (const call of [contract.getMyTicket, contract.getMyCalendar]) {
    await expect(school.as().call(call, { eventSlug: event.slug })).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(call, { eventSlug: event.slug })).rejects.toMatchObject({ status: 404 })
  }
  await expect(school.as().call(contract.listMyEvents, {})).rejects.toMatchObject({ status: 401 })
  const { slug: eventSlug } = event
  await expect(school.as(school.student).call(contract.getEventPage, { eventSlug })).rejects.toMatchObject({
    status: 404,
  })
  expect((await admin().call(contract.getEventPage, { eventSlug })).product.status).toBe('draft')
  await expect(admin().call(contract.getEventPage, { eventSlug: course.slug })).rejects.toMatchObject({ status: 404 })
})
