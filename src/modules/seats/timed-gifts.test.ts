import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import { listSlots } from '#modules/consultations/contract.ts'
import { bookWaiting, getWaiting, listMyBookings, listWaiting } from '#modules/consultations/bookings/contract.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { acceptInvitation, getInvitation } from './contract.ts'
import { listMyGifts } from './gifts/contract.ts'
import { aLink, takeBack } from './testing.ts'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

type Sold = Awaited<ReturnType<typeof aConsultation>>
const aStudent = (name = 'Żaneta Giver') => school.aStudent({ name, email: `${newId()}@school.test` })
const aGift = () => ({ name: 'Łucja 🦊', email: `${newId()}@school.test`, message: 'Sto lat!' })
const giftsOf = async (giver: TestPerson) => (await school.as(giver).call(listMyGifts, {})).data
const accept = (person: TestPerson, token: string) => school.as(person).call(acceptInvitation, { token })
const look = (token: string, person?: TestPerson) => school.as(person).call(getInvitation, { token })
const letterTo = async ({ email }: TestPerson) => {
  await market.confirm()
  return (await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, email)))).at(-1)!
}

describe('a consultation that is given', () => {
  const CONSENTS = ['terms', 'service_now', 'service_waiver'] as const
  const give = async (giver: TestPerson, course: Sold, given: object = {}) =>
    school
      .as(giver)
      .call(
        onePageCheckout,
        await market.aPurchase(school, { course, consents: [...CONSENTS], gift: aGift(), ...given }),
      )
  /** Bought and not claimed yet, with the link in its mail. */
  const aGiven = async (consultation: Sold) => {
    const giver = await aStudent()
    await give(giver, consultation)
    const [gift] = await giftsOf(giver)
    return { giver, gift: gift!, token: await aLink(school, gift!.id) }
  }
  const slotsOf = async ({ slug }: Sold) =>
    (await school.as().call(listSlots, { consultationSlug: slug })).slots
      .map(({ starts_at }) => starts_at)
      .filter((at) => Date.parse(at) > clock.now().getTime() + 2 * HOUR)
  const waitingOf = async (person: TestPerson) => (await school.as(person).call(listWaiting, {})).data
  const bookingsOf = async (person: TestPerson) =>
    (await school.as(person).call(listMyBookings, { when: 'coming' })).data
  const leave = async (giver: TestPerson) => {
    const [order] = (await school.as(giver).call(listMyOrders, {})).data
    await school.as().call(withdraw, { order: order!.number, name: 'Żaneta Giver', email: giver.email })
    const [row] = await school.work(({ tx }) =>
      tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.orderId, order!.id)),
    )
    return row!
  }

  test('is bought without a time, and holds none; its giver reads who chooses it', async () => {
    const consultation = await aConsultation(school)
    const shown = await school.as().call(getCheckout, { slug: consultation.slug, quantity: 1, gift: '1' })
    expect(shown).toMatchObject({ can_be_gift: true, is_gift: true })
    const before = await slotsOf(consultation)
    const { giver, token } = await aGiven(consultation)
    expect(await slotsOf(consultation)).toEqual(before)
    expect(await waitingOf(giver)).toEqual([])
    expect(await bookingsOf(giver)).toEqual([])
    expect((await letterTo(giver)).text).toContain('The time is theirs to choose')
    expect(await look(token)).toMatchObject({ gift: { is_booked: true } })
  })

  test('holds no time that was sent with it', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    await give(await aStudent(), consultation, { slot: slot! })
    expect(await slotsOf(consultation)).toContain(slot)
  })

  test('is claimed once, and whoever has it chooses when; of two who want one time, one has it', async () => {
    const consultation = await aConsultation(school)
    const { token } = await aGiven(consultation)
    const people = [await aStudent('Łucja'), await aStudent('Ola')]
    const tries = await Promise.allSettled(people.map((person) => accept(person, token)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const receiver = people[tries.findIndex(({ status }) => status === 'fulfilled')]!
    const other = people.find((person) => person !== receiver)!
    expect(await accept(receiver, token)).toEqual({ redirect_to: '/my/consultations' })
    expect(await waitingOf(other)).toEqual([])
    const [waiting, ...more] = await waitingOf(receiver)
    expect(more).toEqual([])
    const { slots } = await school.as(receiver).call(getWaiting, { waitingId: waiting!.grant_id })
    const wanted = slots.at(-1)!.starts_at
    const both = await Promise.allSettled([
      school.as(receiver).call(bookWaiting, { waitingId: waiting!.grant_id, slot: wanted }),
      school
        .as(other)
        .call(
          onePageCheckout,
          await market.aPurchase(school, { course: consultation, consents: [...CONSENTS], slot: wanted }),
        ),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await slotsOf(consultation)).not.toContain(wanted)
  })

  test('goes with its order: before it is claimed its link says so, afterwards its time is free', async () => {
    const consultation = await aConsultation(school)
    const unclaimed = await aGiven(consultation)
    await takeBack(school, unclaimed.giver)
    expect(await look(unclaimed.token)).toMatchObject({ state: 'closed' })
    const { giver, token } = await aGiven(consultation)
    const receiver = await aStudent('Łucja')
    await accept(receiver, token)
    const [waiting] = await waitingOf(receiver)
    const [slot] = await slotsOf(consultation)
    await school.as(receiver).call(bookWaiting, { waitingId: waiting!.grant_id, slot: slot! })
    expect(await slotsOf(consultation)).not.toContain(slot)
    await takeBack(school, giver)
    expect(await slotsOf(consultation)).toContain(slot)
    expect(await bookingsOf(receiver)).toEqual([])
    expect(await waitingOf(receiver)).toEqual([])
  })

  test('can be left within 14 days until it has taken place for whom it is, claimed or not', async () => {
    const consultation = await aConsultation(school)
    const unclaimed = await aGiven(consultation)
    clock.moveBy(3 * DAY)
    expect(await leave(unclaimed.giver)).toMatchObject({ verdict: 'accepted', dueAmount: 10_000 })
    const { giver, token } = await aGiven(consultation)
    const receiver = await aStudent('Łucja')
    await accept(receiver, token)
    const [waiting] = await waitingOf(receiver)
    const [slot] = await slotsOf(consultation)
    await school.as(receiver).call(bookWaiting, { waitingId: waiting!.grant_id, slot: slot! })
    clock.moveBy(Date.parse(slot!) + 2 * HOUR - clock.now().getTime())
    expect(await leave(giver)).toMatchObject({ verdict: 'performed', dueAmount: 0 })
  })
})
