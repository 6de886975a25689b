import { and, asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { unpublishProduct } from '#modules/catalog/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { releasingExpiredClaims } from '#modules/orders/claims/release-expired-claims.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { claims } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { allThatIsScarce, aMarket, type Market } from '#modules/checkout/testing.ts'
import { withSecret } from '#modules/mails/mail-secret.ts'
import { mails } from '#modules/mails/tables.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { changeSchedule, getEventPage, listPanelEvents } from '../contract.ts'
import { tickets } from '../tables.ts'
import { aDate, anEvent, type GivenSchedule, EVENT_CONSENTS, aSchedule } from '../testing.ts'
import * as contract from './contract.ts'
import { forgettingEntries } from './forgetting-entries.ts'
import { movingOffers } from './moving-offers.ts'
import { waitingEntries as entries } from './tables.ts'
import { KEPT_AFTER_EVENT, KEPT_AFTER_SETTLED } from './vocabulary.ts'

const NO_FUNDS = '4000000000009995'
/** waits until its owner says yes to the bank */
const SECURE = '4000002760003184'

const market = await aMarket()
const parts = partsOfJobs(market)
let school: TestSchool
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  await market.app.units.withoutSchool('a test begins anew', (tx) => tx.delete(rateLimits))
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const aPerson = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const give = async (event: SoldProduct, { id }: { id: string }) =>
  admin().call(giveAccess, { id, product_id: event.id, reason: 'Nagroda' })
const take = async (event: SoldProduct, { id }: { id: string }) =>
  admin().call(takeAccess, { id, productId: event.id, reason: 'Pomyłka' })
/** An event with a ticket for each place. */
async function aFullEvent(places = 1, given: GivenSchedule & { amount?: number } = {}) {
  const event = await anEvent(school, { capacity: places, ...given })
  const holders = []
  for (let n = 0; n < places; n++) {
    const holder = await aPerson()
    await give(event, holder)
    holders.push(holder)
  }
  return { event, holders, first: holders[0]! }
}
const joinAs = ({ slug }: SoldProduct, person: TestPerson) =>
  school.as(person).call(contract.joinWaitingList, { eventSlug: slug })
const visit = ({ slug }: SoldProduct, email: string, more: object = {}) =>
  school.as().call(contract.joinAsVisitor, { eventSlug: slug, name: 'Łucja Żółć', email, consent: true, ...more })
const statesOf = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => {
    const rows = await tx.select().from(entries).where(eq(entries.productId, id)).orderBy(entries.createdAt, entries.id)
    return rows.map(({ state }) => state)
  })
const entriesOf = ({ id }: SoldProduct) =>
  school.work(({ tx }) =>
    tx.select().from(entries).where(eq(entries.productId, id)).orderBy(entries.createdAt, entries.id),
  )
const taken = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => (await tx.select().from(products).where(eq(products.id, id)))[0]!.stockSold)
const countTickets = ({ id }: SoldProduct) =>
  school.work(({ tx }) => tx.$count(tickets, sql`product_id = ${id} and voided_at is null`))
const move = () => movingOffers(parts).work(thrown)
const letters = async (kind: 'joined' | 'offered' | 'ended' = 'offered') => {
  const found = await school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(like(mails.cause, `waiting-${kind}:%`))
      .orderBy(asc(mails.createdAt), asc(mails.id)),
  )
  return found.map((mail) => withSecret(keyRing(market.config.secretKey), mail))
}
const secretIn = (text: string) => /checkout\?place=([\w-]{43})/.exec(text)![1]!
const leaveTokenIn = (text: string) => /\/waiting-list\/([\w.-]+)/.exec(text)![1]!
const buy = async (buyer: TestPerson, course: SoldProduct, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school
    .as(buyer)
    .call(onePageCheckout, await market.aPurchase(school, { course, consents: [...EVENT_CONSENTS], ...given }))
const page = async (event: SoldProduct, person?: TestPerson) =>
  (await school.as(person).call(getEventPage, { eventSlug: event.slug })).waiting
const full = { status: 409, code: 'checkout.sold-out' }
const notOpen = { status: 409, code: 'live-events.waiting-not-open' }

describe('whoever wants a place at an event that is full', () => {
  test('joins once for each address, with a press or a form, and finds it among their own', async () => {
    const { event } = await aFullEvent()
    expect(await page(event)).toEqual({ is_open: true, own: null })
    const student = await school.aStudent({ email: `Jan+kurs-${newId()}@School.test` })
    expect(await joinAs(event, student)).toMatchObject({ redirect_to: `/events/${event.slug}` })
    await joinAs(event, student)
    await visit(
      event,
      student.email
        .replace(/\+[^@]*/, '')
        .toUpperCase()
        .replace('SCHOOL.TEST', 'school.test'),
    )
    const email = `${newId()}@school.test`
    await visit(event, email)
    await visit(event, email.toUpperCase())
    expect(await entriesOf(event)).toMatchObject(
      [
        { studentId: student.id, state: 'waiting', consentVersion: 1, consentText: expect.stringContaining('Chcę') },
        { studentId: null, state: 'waiting', name: 'Łucja Żółć' },
      ].map((each) => expect.objectContaining(each)),
    )
    expect(await page(event, student)).toEqual({ is_open: true, own: { state: 'waiting', offer_until: null } })
    const mine = (await school.as(student).call(contract.listMyEntries, {})).data
    expect(mine).toMatchObject([{ slug: event.slug, position: 1, state: 'waiting' }])
    await expect(school.as(await aPerson()).call(contract.leaveMine, { entryId: mine[0]!.id })).rejects.toMatchObject({
      status: 404,
    })
    await school.as(student).call(contract.leaveMine, { entryId: mine[0]!.id })
    await school.as(student).call(contract.leaveMine, { entryId: mine[0]!.id })
    expect(await statesOf(event)).toEqual(['left', 'waiting'])
    await joinAs(event, student)
    expect((await entriesOf(event)).map(({ studentId, state }) => [studentId, state])).toEqual([
      [null, 'waiting'],
      [student.id, 'waiting'],
    ])
  })

  test('is refused what is not full, over or a draft, and a ticket holder and a robot are not put down', async () => {
    const free = await anEvent(school, { capacity: 2 })
    await expect(visit(free, 'a@school.test')).rejects.toMatchObject(notOpen)
    expect(await page(free)).toMatchObject({ is_open: false })
    const { event, first } = await aFullEvent()
    await expect(joinAs(event, first)).rejects.toMatchObject({ code: 'live-events.has-ticket' })
    await visit(event, 'robot@school.test', { homepage: 'https://spam.test' })
    expect(await entriesOf(event)).toEqual([])
    for (const [sent, field] of [
      [{ name: '' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ consent: undefined }, 'consent'],
    ] as const)
      await expect(visit(event, 'a@school.test', sent)).rejects.toMatchObject({
        status: 422,
        fields: { [field]: [expect.any(String)] },
      })
    clock.moveBy(7 * DAY + HOUR)
    expect(await page(event)).toMatchObject({ is_open: false })
    await expect(visit(event, 'a@school.test')).rejects.toMatchObject(notOpen)
    clock.moveBy(-7 * DAY - HOUR)
    await admin().call(unpublishProduct, { productId: event.id })
    await expect(visit(event, 'a@school.test')).rejects.toMatchObject({ status: 404 })
    const other = await market.aSchool()
    await expect(
      other.as().call(contract.joinAsVisitor, { eventSlug: free.slug, name: 'A', email: 'a@b.test', consent: true }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('fills nobody’s mailbox', async () => {
    for (let n = 0; n < 5; n++) await visit((await aFullEvent()).event, 'victim@school.test')
    await expect(visit((await aFullEvent()).event, 'victim+6@school.test')).rejects.toMatchObject({ status: 429 })
  })
})

describe('a place that comes free', () => {
  test('is kept for who waits longest, and for nobody else, whichever link or account they come with', async () => {
    const { event, first } = await aFullEvent()
    const [waits, next] = [await aPerson(), await aPerson()]
    await joinAs(event, waits)
    clock.moveBy(MINUTE)
    await visit(event, next.email)
    await take(event, first)
    expect([await taken(event), await countTickets(event)]).toEqual([1, 0])
    expect(await statesOf(event)).toEqual(['offered', 'waiting'])
    await expect(buy(next, event)).rejects.toMatchObject(full)
    await expect(buy(waits, event), 'before the mail is written').rejects.toMatchObject(full)
    await move()
    await move()
    const [offer, ...more] = await letters()
    expect(more).toEqual([])
    expect(offer).toMatchObject({ to: waits.email, subject: `Jest miejsce dla Ciebie: Wieczór przy świetle` })
    const secret = secretIn(offer!.text)
    expect(JSON.stringify(await entriesOf(event))).not.toContain(secret)
    const stranger = await aPerson()
    await expect(buy(stranger, event, { place: 'x'.repeat(43) })).rejects.toMatchObject(full)
    const look = (person: TestPerson | undefined, place?: string) =>
      school.as(person).call(getCheckout, { slug: event.slug, place })
    expect((await look(stranger)).place_until).toBeNull()
    expect((await look(undefined, secret)).place_until).toEqual((await look(waits)).place_until)
    await buy(stranger, event, { place: secret })
    expect(await statesOf(event)).toEqual(['taken', 'waiting'])
    expect([await taken(event), await countTickets(event)]).toEqual([1, 1])
    await expect(buy(waits, event, { place: secret })).rejects.toMatchObject(full)
  })

  test('comes back to its offer when the payment fails, and may then be paid for without the link', async () => {
    const { event, first } = await aFullEvent()
    await visit(event, 'gosc@school.test')
    await take(event, first)
    await move()
    const secret = secretIn((await letters())[0]!.text)
    const poor = await aPerson()
    await buy(poor, event, { place: secret, card: NO_FUNDS })
    expect(await statesOf(event)).toEqual(['offered'])
    expect([await taken(event), await countTickets(event)]).toEqual([1, 0])
    await expect(buy(await aPerson(), event)).rejects.toMatchObject(full)
    await buy(poor, event)
    expect(await statesOf(event)).toEqual(['taken'])
    expect(
      await school.work(({ tx }) => tx.select({ state: claims.state }).from(claims).orderBy(claims.createdAt)),
    ).toEqual([{ state: 'released' }, { state: 'kept' }])
    expect([await taken(event), await countTickets(event)]).toEqual([1, 1])
  })

  test('is the next one’s when its time goes by, or it is let go; or a payment comes to nothing too late', async () => {
    const { event, first } = await aFullEvent()
    const [late, poor, refuses, last] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()]
    for (const person of [late, poor, refuses, last]) {
      await joinAs(event, person)
      clock.moveBy(MINUTE)
    }
    await take(event, first)
    await move()
    clock.moveBy(DAY - MINUTE)
    await move()
    expect(await statesOf(event)).toEqual(['offered', 'waiting', 'waiting', 'waiting'])
    clock.moveBy(MINUTE)
    await expect(buy(late, event, { place: secretIn((await letters())[0]!.text) })).rejects.toMatchObject(full)
    await move()
    await move()
    expect(await statesOf(event)).toEqual(['passed', 'offered', 'waiting', 'waiting'])
    clock.moveBy(DAY - 10 * MINUTE)
    await buy(poor, event, { card: SECURE })
    expect(await statesOf(event)).toEqual(['passed', 'taking', 'waiting', 'waiting'])
    clock.moveBy(20 * MINUTE)
    await move()
    expect(await statesOf(event), 'who pays has time to').toEqual(['passed', 'taking', 'waiting', 'waiting'])
    clock.moveBy(20 * MINUTE)
    await releasingExpiredClaims({ ...parts, scarce: allThatIsScarce() }).work(thrown)
    await move()
    await move()
    expect(await statesOf(event)).toEqual(['passed', 'passed', 'offered', 'waiting'])
    const letter = (await letters()).at(-1)!
    expect(letter.to).toBe(refuses.email)
    const token = leaveTokenIn(letter.text)
    expect(await school.as().call(contract.getEntryByLink, { token })).toMatchObject({ state: 'offered' })
    await school.as().call(contract.leaveByLink, { token })
    await school.as().call(contract.leaveByLink, { token })
    expect(await statesOf(event)).toEqual(['passed', 'passed', 'passed', 'offered'])
    const forged = `${token.slice(0, -2)}xx`
    await expect(school.as().call(contract.leaveByLink, { token: forged })).rejects.toMatchObject({ status: 404 })
    expect(await taken(event)).toBe(1)
  })

  test('of a raised number is offered at once, as many as there are', async () => {
    const { event } = await aFullEvent(1)
    const waiting = await Promise.all([aPerson(), aPerson(), aPerson()])
    for (const person of waiting) {
      await joinAs(event, person)
      clock.moveBy(MINUTE)
    }
    const schedule = (capacity: number | null) =>
      admin().call(changeSchedule, { eventId: event.id, ...aSchedule({ capacity }) })
    expect(await schedule(3)).toMatchObject({ capacity: 3, places_taken: 3, holders_count: 1 })
    expect(await statesOf(event)).toEqual(['offered', 'offered', 'waiting'])
    expect((await admin().call(listPanelEvents, {})).data).toMatchObject([{ places_taken: 3, waiting_count: 1 }])
    await schedule(null)
    expect(await statesOf(event)).toEqual(['offered', 'offered', 'offered'])
    await move()
    expect(await letters()).toHaveLength(3)
  })

  test('is whoever’s gets a ticket otherwise, who then waits no longer', async () => {
    const { event, first } = await aFullEvent()
    const [waits, visitor] = [await aPerson(), await aPerson()]
    await visit(event, visitor.email)
    clock.moveBy(MINUTE)
    await joinAs(event, waits)
    await take(event, first)
    await give(event, visitor)
    expect(await statesOf(event)).toEqual(['taken', 'waiting'])
    await expect(give(event, waits)).rejects.toMatchObject({ code: 'live-events.no-place-left' })
    expect([await taken(event), await countTickets(event)]).toEqual([1, 1])
  })
})

describe('many at once', () => {
  test('five places freed together are five offers among twenty who wait', async () => {
    const { event, holders } = await aFullEvent(5)
    for (let n = 0; n < 20; n++) await visit(event, `${n}-${newId()}@school.test`)
    await Promise.all(holders.map((holder) => take(event, holder)))
    await Promise.all([move(), move()])
    const states = await statesOf(event)
    expect(states.filter((state) => state === 'offered')).toHaveLength(5)
    expect(states.slice(0, 5).every((state) => state === 'offered')).toBe(true)
    expect(await letters()).toHaveLength(5)
    expect([await taken(event), await countTickets(event)]).toEqual([5, 0])
  })

  test('fifty buyers, links used twice and places freed meanwhile never exceed the number', async () => {
    const { event, holders } = await aFullEvent(6, { amount: 0 })
    for (let n = 0; n < 10; n++) await visit(event, `${n}-${newId()}@school.test`)
    for (const holder of holders.slice(0, 3)) await take(event, holder)
    await move()
    const secrets = (await letters()).map(({ text }) => secretIn(text))
    const buyers = await Promise.all(Array.from({ length: 50 }, aPerson))
    const free = { encrypted_card: undefined, consents: ['terms' as const] }
    const outcomes = await Promise.allSettled([
      ...buyers.map((buyer, n) => buy(buyer, event, { ...free, place: n < 6 ? secrets[n % 3]! : undefined })),
      ...holders.slice(3).map((holder) => take(event, holder)),
      move(),
      move(),
    ])
    expect(outcomes.slice(0, 50).filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes.slice(0, 50))
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(full)
    expect(outcomes.slice(50).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    const states = await statesOf(event)
    const count = (state: string) => states.filter((each) => each === state).length
    expect({ taken: count('taken'), offered: count('offered'), waiting: count('waiting') }).toEqual({
      taken: 3,
      offered: 3,
      waiting: 4,
    })
    expect([await taken(event), await countTickets(event)]).toEqual([6, 3])
  })
})

describe('an admin', () => {
  test('sees the line, offers ahead of it, and takes somebody off', async () => {
    const { event, first } = await aFullEvent()
    for (const email of ['a@school.test', 'b@school.test', 'c@szkoła.test']) {
      await visit(event, email)
      clock.moveBy(MINUTE)
    }
    const list = (more = {}) => admin().call(contract.listWaitingLine, { eventId: event.id, ...more })
    const [, b, c] = (await list()).data
    expect(await list()).toMatchObject({
      waiting_count: 3,
      offered_count: 0,
      data: [
        { email: 'a@school.test', position: 1 },
        { email: 'b@school.test', position: 2 },
        { email: 'c@szkoła.test', position: 3, may_be_offered: true },
      ],
    })
    const ahead = (entryId: string) => admin().call(contract.offerAhead, { eventId: event.id, entryId })
    expect(await ahead(c!.id)).toMatchObject({ entry: { state: 'waiting', position: 1 } })
    await take(event, first)
    await move()
    expect((await letters()).map(({ to }) => to)).toEqual(['c@xn--szkoa-n7a.test'])
    await expect(ahead(c!.id)).rejects.toMatchObject({ code: 'live-events.not-waiting' })
    await school.as().call(contract.leaveByLink, { token: leaveTokenIn((await letters())[0]!.text) })
    expect((await list({ settled: '1' })).data).toMatchObject([
      { email: 'c@szkoła.test', state: 'passed', position: null },
    ])
    expect(await ahead(c!.id)).toMatchObject({ entry: { state: 'waiting' } })
    const offered = (await list()).data.find(({ state }) => state === 'offered')!
    expect(offered.email).toBe('a@school.test')
    await admin().call(contract.removeWaiting, { eventId: event.id, entryId: offered.id })
    expect((await list()).data).toMatchObject([
      { email: 'c@szkoła.test', state: 'offered' },
      { email: 'b@school.test', position: 1 },
    ])
    expect(await taken(event)).toBe(1)
    const other = await market.aSchool()
    const theirs = other.as(other.admin)
    await expect(theirs.call(contract.listWaitingLine, { eventId: event.id })).rejects.toMatchObject({ status: 404 })
    await expect(theirs.call(contract.removeWaiting, { eventId: event.id, entryId: b!.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      school.as(await aPerson()).call(contract.listWaitingLine, { eventId: event.id }),
    ).rejects.toMatchObject({
      status: 403,
    })
  })

  test('pages through a long line, each once and with their number', async () => {
    const { event } = await aFullEvent()
    const consent = { consentText: 'Tak', consentVersion: 1, consentedAt: clock.now() }
    await school.work(({ tx }) =>
      tx.insert(entries).values(
        Array.from({ length: 120 }, (_, n) => ({
          productId: event.id,
          name: `Osoba ${n}`,
          email: `${n}@school.test`,
          mailbox: `${n}@school.test`,
          language: 'pl' as const,
          queuedAt: new Date(clock.now().getTime() + Math.floor(n / 2)),
          ...consent,
        })),
      ),
    )
    const seen: (number | null)[] = []
    let cursor: string | undefined
    do {
      const { data, next_page_url } = await admin().call(contract.listWaitingLine, { eventId: event.id, cursor })
      seen.push(...data.map(({ position }) => position))
      cursor = next_page_url ? new URLSearchParams(next_page_url.split('?')[1]).get('cursor')! : undefined
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => n + 1))
  })
})

describe('a line ends', () => {
  test('when its event leaves the site, and whoever was promised a place is told', async () => {
    const { event, first } = await aFullEvent()
    await visit(event, 'a@school.test')
    clock.moveBy(MINUTE)
    await visit(event, 'b@school.test')
    await take(event, first)
    await move()
    await admin().call(unpublishProduct, { productId: event.id })
    expect(await statesOf(event)).toEqual(['ended', 'ended'])
    expect(await taken(event)).toBe(0)
    await move()
    await move()
    expect((await letters('ended')).map(({ to }) => to)).toEqual(['a@school.test'])
  })

  test('when it begins, before whoever a place came free for too late is told', async () => {
    const { event, first } = await aFullEvent(1, { dates: [aDate(1)] })
    await visit(event, 'a@school.test')
    clock.moveBy(DAY + MINUTE)
    await take(event, first)
    await move()
    expect([await statesOf(event), await taken(event), await letters()]).toEqual([['ended'], 0, []])
  })

  test('and its people are forgotten two weeks after the event, or a month after they left', async () => {
    const { event } = await aFullEvent()
    const { event: later } = await aFullEvent(1, { dates: [aDate(90)] })
    await visit(event, 'a@school.test')
    await visit(later, 'a@school.test')
    const [student] = [await aPerson()]
    await joinAs(later, student)
    const [mine] = (await school.as(student).call(contract.listMyEntries, {})).data
    await school.as(student).call(contract.leaveMine, { entryId: mine!.id })
    const forget = () =>
      forgettingEntries(market.app.units).work(() => {
        throw new Error('nothing is told')
      })
    const left = async () => [(await statesOf(event)).length, (await statesOf(later)).length]
    clock.moveBy(7 * DAY + KEPT_AFTER_EVENT - HOUR)
    await forget()
    expect(await left()).toEqual([1, 2])
    clock.moveBy(4 * HOUR)
    await forget()
    expect(await left()).toEqual([0, 2])
    clock.moveBy(KEPT_AFTER_SETTLED)
    await forget()
    expect(await left()).toEqual([0, 1])
    await school.work(({ tx }) => tx.delete(people).where(and(eq(people.id, student.id))))
    expect(await left()).toEqual([0, 1])
  })
})
