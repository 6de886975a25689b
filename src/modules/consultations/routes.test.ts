import { afterAll, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { deleteProduct, getEditableProduct, listCourses, publishProduct } from '#modules/catalog/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { searchCourses } from '#modules/search/contract.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as bookings from './bookings/contract.ts'
import * as contract from './contract.ts'
import * as setup from './setup/contract.ts'
import { availabilityRules } from './tables.ts'
import { ALL_DAY, aConsultation, someTerms } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool({ language: 'pl' })
afterAll(() => world.close())

const admin = (at = school) => at.as(at.admin)
const refused = (...fields: string[]) => ({
  status: 422,
  fields: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])),
})
const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY), 'Europe/Warsaw')

/** Somebody with a booking, a day from now or later. */
async function aBooked(
  consultation: { id: string },
  at = 30,
  { in: there = school, name = 'Zofia Łęcka', email = `${newId()}@school.test` } = {},
): Promise<{ student: TestPerson; bookingId: string; grantId: string }> {
  const student = await there.aStudent({ name, email })
  await admin(there).call(giveAccess, { id: student.id, product_id: consultation.id, reason: 'Nagroda' })
  const [waiting] = (await there.as(student).call(bookings.listWaiting, {})).data
  const grantId = waiting!.grant_id
  const { slots } = await there.as(student).call(bookings.getWaiting, { waitingId: grantId })
  const { booking } = await there
    .as(student)
    .call(bookings.bookWaiting, { waitingId: grantId, slot: slots[at]!.starts_at })
  return { student, bookingId: booking.id, grantId }
}

test('an admin makes a consultation, says when and where, publishes, duplicates and deletes it', async () => {
  const made = { title: 'Godzina przy stole', amount: 15_000, category: 'Rozmowy' }
  const { consultation } = await admin().call(contract.createConsultation, made)
  const { id: consultationId, slug } = consultation
  expect(slug).toBe('godzina-przy-stole')
  await expect(admin().call(publishProduct, { productId: consultationId })).rejects.toMatchObject({
    status: 409,
    code: 'consultations.no-hours',
  })
  const hours = {
    rules: [
      { weekday: 1, from: '09:00', until: '12:00' },
      { weekday: 1, from: '13:00', until: '24:00' },
    ],
    exceptions: [
      { day: '2027-01-01', spans: [] },
      { day: '2027-01-02', spans: [{ from: '10:00', until: '11:30' }] },
    ],
  }
  expect(await admin().call(setup.changeHours, { consultationId, ...hours })).toMatchObject({ hours })
  const terms = someTerms({ place_kind: 'address', place: 'ul. Włókiennicza 5', movable_hours: null })
  expect(await admin().call(setup.changeTerms, { consultationId, ...terms })).toMatchObject({
    terms,
    coming_count: 0,
  })
  const page = () => school.as().call(contract.getConsultationPage, { consultationSlug: slug })
  await expect(page()).rejects.toMatchObject({ status: 404 })
  await admin().call(publishProduct, { productId: consultationId })
  expect(await page()).toMatchObject({
    length_minutes: 60,
    place: 'ul. Włókiennicza 5',
    movable_hours: null,
    waiting_grant_id: null,
    product: { kind: 'consultation', is_enrollment_enabled: true },
  })
  const { consultation: copy } = await admin().call(contract.duplicateConsultation, { consultationId })
  expect(await admin().call(getEditableProduct, { productId: copy.id })).toMatchObject({
    title: 'Godzina przy stole (kopia)',
    status: 'draft',
    kind: 'consultation',
  })
  expect(await admin().call(setup.getSetup, { consultationId: copy.id })).toMatchObject({ terms, hours })
  expect((await admin().call(contract.listPanelConsultations, { q: 'stole' })).data).toMatchObject([
    { id: copy.id, status: 'draft' },
    { id: consultationId, status: 'published', length_minutes: 60, coming_count: 0 },
  ])
  expect((await school.as().call(listCourses, {})).data).toMatchObject([{ kind: 'consultation' }])
  expect((await school.as().call(searchCourses, { q: 'godzina' })).data).toMatchObject([{ title: made.title }])
  for (const { id } of [copy, consultation])
    expect(await admin().call(deleteProduct, { productId: id })).toEqual({ outcome: 'deleted' })
  const kept = await aConsultation(school)
  await aBooked(kept)
  expect(await admin().call(deleteProduct, { productId: kept.id })).toEqual({ outcome: 'hidden' })
})

test('hours that end before they begin or cross, days named twice, and a place that is none are refused under their field', async () => {
  const { id: consultationId, variantId } = await aConsultation(school)
  const change = (given: Partial<setup.GivenHours>) =>
    admin().call(setup.changeHours, { consultationId, rules: [], exceptions: [], ...given })
  const rule = (from: string, until: string, weekday = 1) => ({ weekday, from, until })
  await expect(change({ rules: [rule('12:00', '09:00')] })).rejects.toMatchObject(refused('rules.0.until'))
  await expect(change({ rules: [rule('11:00', '13:00'), rule('09:00', '12:00')] })).rejects.toMatchObject(
    refused('rules.0.from'),
  )
  await expect(change({ rules: [rule('25:00', '26:00')] })).rejects.toMatchObject({ status: 422 })
  expect(
    (await change({ rules: [rule('09:00', '12:00'), rule('12:00', '13:00'), rule('09:00', '12:00', 2)] })).hours.rules,
  ).toHaveLength(3)
  const closed = { day: dayIn(3), spans: [] }
  await expect(change({ exceptions: [closed, closed] })).rejects.toMatchObject(refused('exceptions.1.day'))
  const crossing = {
    day: dayIn(3),
    spans: [
      { from: '09:00', until: '12:00' },
      { from: '10:00', until: '11:00' },
    ],
  }
  await expect(change({ exceptions: [crossing] })).rejects.toMatchObject(refused('exceptions.0.spans.1.from'))
  const terms = (given: Parameters<typeof someTerms>[0]) =>
    admin().call(setup.changeTerms, { consultationId, ...someTerms(given) })
  await expect(terms({ place: 'javascript:alert(1)' })).rejects.toMatchObject(refused('place'))
  await expect(terms({ place_kind: 'phone', place: ' ' })).rejects.toMatchObject(refused('place'))
  await expect(terms({ length_minutes: 5 })).rejects.toMatchObject(refused('length_minutes'))
  await expect(terms({ horizon_days: 999 })).rejects.toMatchObject(refused('horizon_days'))
  const crossed = school.work(async ({ tx }) => {
    const [one] = await tx.select().from(availabilityRules).limit(1)
    await tx.insert(availabilityRules).values({ ...one!, id: newId() })
  })
  await expect(crossed).rejects.toMatchObject({ constraint: 'availability_rules_apart' })
  const seats = { productId: consultationId, variantId, seat_prices: [] }
  await expect(admin().call(changeSeatPrices, seats)).rejects.toMatchObject({ status: 409 })
})

test('free times are shown for seven days that have some, and the later ones from there on', async () => {
  const { id: consultationId, slug: consultationSlug } = await aConsultation(school, { horizon_days: 20 })
  const list = (asked: { from?: string; chosen?: string } = {}) =>
    school.as().call(contract.listSlots, { consultationSlug, ...asked })
  await admin().call(setup.changeHours, {
    consultationId,
    rules: ALL_DAY.rules.map((rule) => ({ ...rule, from: '10:00', until: '11:00' })),
    exceptions: [{ day: dayIn(2), spans: [] }],
  })
  const days = ({ slots }: contract.SlotPage) =>
    slots.map(({ starts_at }) => dayOf(new Date(starts_at), 'Europe/Warsaw'))
  const first = await list({ from: dayIn(1) })
  expect(days(first)).toEqual([1, 3, 4, 5, 6, 7, 8].map(dayIn))
  expect(first.next_from).toBe(dayIn(9))
  const last = await list({ from: dayIn(18) })
  expect(days(last)).toEqual([18, 19, 20].map(dayIn))
  expect(last.next_from).toBeNull()
  expect((await list({ from: '9000-01-01' })).slots).toEqual([])
  expect(await list({ from: dayIn(18), chosen: first.slots[0]!.starts_at })).toMatchObject({ chosen: first.slots[0] })
  expect((await list({ chosen: dayIn(3) + 'T03:07:00.000Z' })).chosen).toBeNull()
})

test('bookings are listed for admins and students, coming and past, and those that come in order', async () => {
  const consultation = await aConsultation(school)
  const booked: Awaited<ReturnType<typeof aBooked>>[] = []
  for (const at of [33, 31, 31]) booked.push(await aBooked(consultation, at))
  const list = async (when: 'coming' | 'past') =>
    (await admin().call(bookings.listBookings, { consultationId: consultation.id, when })).data
  expect((await list('coming')).map(({ id }) => id)).toEqual([1, 2, 0].map((at) => booked[at]!.bookingId))
  expect(await list('past')).toEqual([])
  await admin().call(bookings.cancelBooking, { bookingId: booked[1]!.bookingId, reason: 'Grypa' })
  expect(await list('past')).toMatchObject([
    { name: 'Zofia Łęcka', is_cancelled: true, reason: 'Grypa', can: { move: false, cancel: false } },
  ])
  const { student } = booked[0]!
  const mine = (when: 'coming' | 'past') => school.as(student).call(bookings.listMyBookings, { when })
  expect((await mine('coming')).data).toMatchObject([{ id: booked[0]!.bookingId, is_cancelled: false }])
  expect((await mine('past')).data).toEqual([])
})

test('bookings of all consultations are one list, found by any words of who booked, and of no other school', async () => {
  const there = await world.aSchool({ language: 'pl' })
  const [light, spine] = [await aConsultation(there), await aConsultation(there, { title: 'Kwadrans dla grzbietu' })]
  const { bookingId: zofia } = await aBooked(light, 33, { in: there, email: 'zof.1@katedra.test' })
  const { bookingId: ewa } = await aBooked(spine, 31, { in: there, name: 'Ewa Żółć-100%' })
  const list = async (when: 'coming' | 'past', q?: string) =>
    (await admin(there).call(bookings.listAllBookings, { when, ...(q && { q }) })).data.map(({ id, title }) => [
      id,
      title,
    ])
  const [ofEwa, ofZofia] = [
    [ewa, 'Kwadrans dla grzbietu'],
    [zofia, 'Rozmowa o świetle'],
  ]
  expect(await list('coming')).toEqual([ofEwa, ofZofia])
  expect(await list('coming', 'zolc ewa')).toEqual([ofEwa])
  expect(await list('coming', '0%')).toEqual([ofEwa])
  expect(await list('coming', 'zof.1@katedra.test')).toEqual([ofZofia])
  expect(await list('coming', '%')).toEqual([ofEwa])
  expect(await list('coming', 'nikt')).toEqual([])
  await admin(there).call(bookings.cancelBooking, { bookingId: zofia, reason: 'Grypa' })
  expect([await list('coming'), await list('past', 'łęck')]).toEqual([[ofEwa], [ofZofia]])
  const ofAnother = (await admin().call(bookings.listAllBookings, { when: 'coming' })).data
  expect(ofAnother.map(({ id }) => id)).not.toContain(ewa)
  await expect(there.as(there.student).call(bookings.listAllBookings, { when: 'coming' })).rejects.toMatchObject({
    status: 403,
  })
})

test('a calendar gets a booking, which keeps its name when it is moved and is taken out when it is cancelled', async () => {
  const consultation = await aConsultation(school, { place_kind: 'address', place: 'ul. Łąkowa 1\nŁódź' })
  const { student, bookingId } = await aBooked(consultation, 60)
  const calendar = async () => {
    const { body, headers } = await world.app.inject({
      url: `/my/consultations/${bookingId}/calendar`,
      headers: { host: school.host, cookie: `katedra_session=${student.secret}`, accept: 'text/calendar' },
    })
    expect(headers['content-type']).toContain('text/calendar')
    return body.replaceAll('\r\n ', '')
  }
  const first = await calendar()
  expect(first).toContain(`UID:${bookingId}@`)
  expect(first).toContain('SEQUENCE:0\r\n')
  expect(first).toContain('LOCATION:ul. Łąkowa 1\\nŁódź')
  const { slots } = await school.as(student).call(bookings.listOtherSlots, { bookingId })
  const starts_at = slots[70]!.starts_at
  await school.as(student).call(bookings.moveBooking, { bookingId, slot: starts_at })
  const second = await calendar()
  expect(second).toContain(`UID:${bookingId}@`)
  expect(second).toContain('SEQUENCE:1\r\n')
  expect(second).toContain(`DTSTART:${starts_at.slice(0, 13).replace(/-/g, '')}`)
  await school.as(student).call(bookings.cancelMyBooking, { bookingId })
  expect(await calendar()).toContain('STATUS:CANCELLED')
})

test('only admins of the school see to it, nothing else is a consultation, and a booking is its student’s alone', async () => {
  const consultation = await aConsultation(school, { published: false })
  const other = await world.aSchool()
  const course = await school.work(async (ctx) => (await aProduct(ctx)).product)
  const { student, bookingId, grantId } = await aBooked(consultation)
  const calls = (as: ReturnType<TestSchool['as']>, consultationId = consultation.id) => [
    () => as.call(contract.listPanelConsultations, {}),
    () => as.call(contract.createConsultation, { title: 'x', amount: 1 }),
    () => as.call(contract.duplicateConsultation, { consultationId }),
    () => as.call(setup.getSetup, { consultationId }),
    () => as.call(setup.changeTerms, { consultationId, ...someTerms() }),
    () => as.call(setup.changeHours, { consultationId, ...ALL_DAY }),
    () => as.call(bookings.listBookings, { consultationId, when: 'coming' }),
  ]
  const cancel = (as: ReturnType<TestSchool['as']>) => as.call(bookings.cancelBooking, { bookingId, reason: 'x' })
  for (const call of calls(school.as())) await expect(call()).rejects.toMatchObject({ status: 401 })
  for (const call of calls(school.as(student))) await expect(call()).rejects.toMatchObject({ status: 403 })
  for (const call of calls(admin(other)).slice(2)) await expect(call()).rejects.toMatchObject({ status: 404 })
  for (const call of calls(admin(), course.id).slice(2)) await expect(call()).rejects.toMatchObject({ status: 404 })
  const starts_at = new Date(clock.now().getTime() + 5 * HOUR).toISOString()
  const move = (as: ReturnType<TestSchool['as']>) => as.call(bookings.movePanelBooking, { bookingId, slot: starts_at })
  const slots = (as: ReturnType<TestSchool['as']>) => as.call(bookings.listPanelSlots, { bookingId })
  for (const call of [cancel, move, slots]) {
    await expect(call(school.as())).rejects.toMatchObject({ status: 401 })
    await expect(call(school.as(student))).rejects.toMatchObject({ status: 403 })
    await expect(call(admin(other))).rejects.toMatchObject({ status: 404 })
  }
  const own = (as: ReturnType<TestSchool['as']>) => [
    () => as.call(bookings.getMyBooking, { bookingId }),
    () => as.call(bookings.getMyBookingCalendar, { bookingId }),
    () => as.call(bookings.listOtherSlots, { bookingId }),
    () => as.call(bookings.moveBooking, { bookingId, slot: starts_at }),
    () => as.call(bookings.cancelMyBooking, { bookingId }),
    () => as.call(bookings.getWaiting, { waitingId: grantId }),
    () => as.call(bookings.bookWaiting, { waitingId: grantId, slot: starts_at }),
  ]
  for (const call of own(school.as())) await expect(call()).rejects.toMatchObject({ status: 401 })
  for (const call of own(school.as(school.student))) await expect(call()).rejects.toMatchObject({ status: 404 })
  const { slug: consultationSlug } = consultation
  for (const call of [contract.getConsultationPage, contract.listSlots]) {
    await expect(school.as(school.student).call(call, { consultationSlug })).rejects.toMatchObject({ status: 404 })
    await expect(admin().call(call, { consultationSlug: course.slug })).rejects.toMatchObject({ status: 404 })
  }
})
