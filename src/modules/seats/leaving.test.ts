import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { createBump } from '#modules/offers/bumps/contract.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, CONSENTS } from '#modules/checkout/testing.ts'
import { refundContractWithdrawal, withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { listMyGifts } from './gifts/contract.ts'
import { aBuyer, aCourseInSeats, aLink } from './testing.ts'

let school: TestSchool
let course: SoldProduct
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
  course = await aCourseInSeats(market, school)
  await market.app.units.withoutSchool('each test begins without uses', (tx) => tx.execute('delete from rate_limits'))
})
afterAll(() => market.close())

const aStudent = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const orderOf = ({ id }: TestPerson) =>
  school.work(async ({ tx }) => (await tx.select().from(orders).where(eq(orders.studentId, id)))[0]!)
const leave = async (buyer: TestPerson) =>
  school.as().call(withdraw, { name: buyer.name, email: buyer.email, order: (await orderOf(buyer)).number })
const keptOf = async (buyer: TestPerson) => {
  const { id } = await orderOf(buyer)
  return school.work(
    async ({ tx }) => (await tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.orderId, id)))[0]!,
  )
}
const partsOf = async (buyer: TestPerson) =>
  (await keptOf(buyer)).lines.map(({ verdict, quantity, amount }) => [verdict, quantity, amount])
const letterTo = ({ email }: TestPerson) =>
  school.work(async ({ tx }) => {
    const [letter] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, email), like(mails.cause, 'withdrawal:%')))
    return letter!.text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
  })
const mayWatch = (person: TestPerson, { id } = course) =>
  school.work(async (ctx) => (await findAccessSpan(ctx, person.id, id)) !== undefined)
const accept = (person: TestPerson, token: string) =>
  school.as(person).call(contract.acceptInvitation, { token, go_on_as: person.email })
const look = async (token: string) => (await school.as().call(contract.getInvitation, { token })).state
const until = async (buyer: TestPerson) => (await school.as(buyer).call(listMyOrders, {})).data[0]!.withdrawable_until
const manager = (buyer: TestPerson) => school.as(buyer).call(contract.getAccessManager, { courseId: course.id })

/** Somebody who was invited, with the link they were sent. */
async function invite(buyer: TestPerson) {
  const asked = { courseId: course.id, name: 'Ola', email: `${newId()}@school.test` }
  const { invitation } = await school.as(buyer).call(contract.invite, asked)
  return { id: invitation.id, token: await aLink(school, invitation.id) }
}
async function claim(buyer: TestPerson): Promise<TestPerson> {
  const person = await aStudent()
  await accept(person, (await invite(buyer)).token)
  return person
}

describe('a gift', () => {
  async function aGiver(day: number) {
    const giver = await aStudent()
    const send_on = dayOf(new Date(clock.now().getTime() + day * DAY), 'Europe/Warsaw')
    const gift = { name: 'Łucja', email: `${newId()}@school.test`, message: '', send_on }
    await school.as(giver).call(onePageCheckout, await market.aPurchase(school, { course, gift }))
    const [given] = (await school.as(giver).call(listMyGifts, {})).data
    return { giver, token: await aLink(school, given!.id) }
  }

  test('for day ten is left on day three, and paid back whole: nobody had access to it', async () => {
    const { giver, token } = await aGiver(10)
    clock.moveBy(3 * DAY)
    expect(await until(giver)).toEqual(expect.any(String))
    await leave(giver)
    expect(await partsOf(giver)).toEqual([['accepted', 1, 10_000]])
    const letter = await letterTo(giver)
    expect(letter).toContain('no longer bound by the contract for “Światło i cień” (a gift for Łucja).')
    expect(letter).toContain('Its link opens nothing any more.')
    expect(letter).toContain('will return PLN 100.00 by')
    expect(letter).not.toContain('access it gave you')
    expect(await look(token)).toBe('closed')
    await expect(accept(await aStudent(), token)).rejects.toMatchObject({ status: 409 })
    expect((await school.as(giver).call(listMyGifts, {})).data).toEqual([])
  })

  test('that was accepted stays, and its giver is told when that was', async () => {
    const { giver, token } = await aGiver(0)
    const friend = await aStudent()
    await accept(friend, token)
    clock.moveBy(3 * DAY)
    expect(await until(giver)).toBeNull()
    await leave(giver)
    expect(await partsOf(giver)).toEqual([['waived', 1, 0]])
    expect(await letterTo(giver)).toMatch(
      /“Światło i cień” \(a gift for Łucja\) the right of withdrawal has ended.+The gift was accepted on/,
    )
    expect(await mayWatch(friend)).toBe(true)
  })
})

describe('five licences', () => {
  const aTeam = (own_seat = false) => aBuyer(market, school, { course, quantity: 5, own_seat })

  test('that nobody claimed are left whole', async () => {
    const buyer = await aTeam()
    const { token } = await invite(buyer)
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([['accepted', 5, 40_000]])
    expect(await letterTo(buyer)).toContain('for “Światło i cień”. Its licences have ended')
    expect(await look(token)).toBe('closed')
    expect(await manager(buyer)).toMatchObject({ bought: 0, left: 0, can: { invite: false } })
  })

  test('of which two are claimed: three are left and paid back once, two stay with whoever has them', async () => {
    const buyer = await aTeam()
    const [one, other] = [await claim(buyer), await claim(buyer)]
    const { token } = await invite(buyer)
    expect(await until(buyer)).toEqual(expect.any(String))
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([
      ['accepted', 3, 24_000],
      ['waived', 2, 0],
    ])
    expect([await mayWatch(one), await mayWatch(other), await look(token)]).toEqual([true, true, 'closed'])
    const letter = await letterTo(buyer)
    expect(letter).toContain('You are no longer bound by the contract for “Światło i cień” (3 of 5).')
    expect(letter).toContain('Your contract goes on for: “Światło i cień” (2 of 5).')
    expect(letter).toContain('will return PLN 240.00 by')
    const shown = await manager(buyer)
    expect(shown).toMatchObject({ bought: 2, left: 0, pools: [{ bought: 2, left: 0, closed_at: null }] })
    expect(shown.invitations.data.map(({ status }) => status)).toEqual(['accepted', 'accepted'])
    expect(shown.can.invite).toBe(false)
    expect((await school.as(buyer).call(contract.listMySeats, {})).data).toMatchObject([{ bought: 2, left: 0 }])
    const back = () => school.as(school.admin).call(refundContractWithdrawal, { withdrawalId: kept.id })
    const kept = await keptOf(buyer)
    await back()
    const [payment] = await school.work(({ tx }) =>
      tx.select().from(transactions).where(eq(transactions.payerId, buyer.id)),
    )
    expect(payment!.refundingAmount).toBe(24_000)
    await expect(back()).rejects.toMatchObject({ status: 409 })
  })

  test('that are all claimed stay, and so does the buyer’s own', async () => {
    const buyer = await aTeam(true)
    const people = [await claim(buyer), await claim(buyer), await claim(buyer), await claim(buyer)]
    expect(await until(buyer)).toBeNull()
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([['waived', 5, 0]])
    for (const person of [buyer, ...people]) expect(await mayWatch(person)).toBe(true)
    expect(await letterTo(buyer)).toContain('Access was given before you withdrew, the last on')
  })

  test('one of them the buyer’s own: that stays, the others are left', async () => {
    const buyer = await aTeam(true)
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([
      ['accepted', 4, 32_000],
      ['waived', 1, 0],
    ])
    expect(await mayWatch(buyer)).toBe(true)
  })

  test('an invitation that was taken back is nobody’s: its licence is left', async () => {
    const buyer = await aTeam()
    await claim(buyer)
    const { id } = await invite(buyer)
    await school.as(buyer).call(contract.deleteInvitation, { courseId: course.id, invitationId: id })
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([
      ['accepted', 4, 32_000],
      ['waived', 1, 0],
    ])
  })

  test('what was taken from whoever had claimed it had begun all the same', async () => {
    const buyer = await aTeam()
    await claim(buyer)
    const { id } = await orderOf(buyer)
    const given = { orderId: id, refund_amount: 100, refund_key: newId(), reason: 'Agreed', access: 'take' } as const
    await school.as(school.admin).call(refundOrder, given)
    await leave(buyer)
    expect(await partsOf(buyer)).toEqual([
      ['accepted', 4, 32_000],
      ['waived', 1, 0],
    ])
  })

  test.each([1, 2, 3, 4, 5])(
    'left while one is being claimed: it is either claimed or left, never both (%i)',
    async () => {
      const buyer = await aTeam()
      const { token } = await invite(buyer)
      const person = await aStudent()
      const [claimed] = await Promise.allSettled([accept(person, token), leave(buyer)])
      const isClaimed = claimed.status === 'fulfilled'
      expect(await mayWatch(person)).toBe(isClaimed)
      expect(await partsOf(buyer)).toEqual(
        isClaimed
          ? [
              ['accepted', 4, 32_000],
              ['waived', 1, 0],
            ]
          : [['accepted', 5, 40_000]],
      )
    },
  )

  test('taken back by the school after they were left in part end for everybody', async () => {
    const buyer = await aTeam()
    const person = await claim(buyer)
    await leave(buyer)
    const { id } = await orderOf(buyer)
    await school.as(school.admin).call(refundOrder, { orderId: id, reason: 'Goodwill', access: 'take' })
    expect(await mayWatch(person)).toBe(false)
    expect(await manager(buyer)).toMatchObject({ bought: 0, pools: [{ closed_at: expect.any(String) }] })
  })
})

test('lines of several kinds are left each by itself, and told of one by one', async () => {
  const extra = await market.aCourse(school, { title: 'Notatki', amount: 3_000 })
  const asked = { productId: course.id, offered_variant_id: extra.variantId, price: 'amount', value: 2_000 } as const
  const { data } = await school.as(school.admin).call(createBump, asked)
  const buyer = await aStudent()
  const wanted = {
    course,
    quantity: 5,
    own_seat: false,
    amount: 42_000,
    bump_ids: [data[0]!.id],
    consents: [...CONSENTS],
  }
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, wanted))
  await claim(buyer)
  await leave(buyer)
  expect(await partsOf(buyer)).toEqual([
    ['accepted', 4, 32_000],
    ['waived', 1, 0],
    ['waived', 1, 0],
  ])
  expect(await mayWatch(buyer, extra)).toBe(true)
  const letter = await letterTo(buyer)
  expect(letter).toContain('Your contract goes on for: “Światło i cień” (1 of 5), “Notatki”.')
  expect(letter).toMatch(/For “Notatki” the right of withdrawal has ended.+You were given access on/)
})
