import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { giveAccess } from '#modules/access/contract.ts'
import { grants } from '#modules/access/tables.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { getCheckout, onePageCheckout, onePageCheckoutRegister } from '#modules/checkout/contract.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { aMarket, quietParts } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import type { NewMail } from '#modules/mails/write-mail.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import { rewriting } from '#test/rewriting.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { acceptInvitation, getAccessManager, getInvitation, listMySeats } from './contract.ts'
import { giftReturned } from './events.ts'
import * as contract from './gifts/contract.ts'
import { sendDueGift, sendingGifts } from './gifts/sending-gifts.ts'
import { writeGiftReturned } from './gifts/write-gift-returned.ts'
import { invitations, seatPools } from './tables.ts'
import { aCourseInSeats, aLink, takeBack } from './testing.ts'
import { writeInvitation } from './write-invitation.ts'

const ZONE = 'Europe/Warsaw'

const market = await aMarket()
const school = await market.aSchool()
const course = await market.aCourse(school)
afterAll(() => market.close())

const dayAfter = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY), ZONE)
const anAddress = () => `${newId()}@żółw.pl`
const aStudent = (name = 'Żaneta Giver') => school.aStudent({ name, email: `${newId()}@school.test` })
const aGift = (given: object = {}) => ({ name: 'Łucja 🦊', email: anAddress(), message: 'Sto lat!\nBuziaki', ...given })
const give = async (giver: TestPerson, gift: object = {}, more: object = {}) =>
  school.as(giver).call(onePageCheckout, await market.aPurchase(school, { course, gift: aGift(gift), ...more }))
const giftsOf = async (giver: TestPerson) => (await school.as(giver).call(contract.listMyGifts, {})).data
const aGiver = async (gift: object = {}) => {
  const giver = await aStudent()
  await give(giver, gift)
  const [given] = await giftsOf(giver)
  return { giver, gift: given! }
}
const change = (giver: TestPerson, giftId: string, given: object = {}) =>
  school.as(giver).call(contract.changeGift, { giftId, gift: aGift(given) })
const send = (giver: TestPerson, giftId: string) => school.as(giver).call(contract.sendGift, { giftId })
const accept = (person: TestPerson, token: string) => school.as(person).call(acceptInvitation, { token })
const look = (token: string, person?: TestPerson) => school.as(person).call(getInvitation, { token })
const mayWatch = (person: TestPerson) =>
  school.work(async (ctx) => (await findAccessSpan(ctx, person.id, course.id)) !== undefined)
/** What a gift has led to so far, oldest first, as the worker would write it. */
const lettersOf = (giftId: string) =>
  school.work(async (ctx) => {
    const asked = await ctx.tx
      .select()
      .from(domainEvents)
      .where(sql`${domainEvents.payload}->>'invitation_id' = ${giftId}`)
      .orderBy(domainEvents.occurredAt, domainEvents.id)
    const written: { to: string; subject: string; text: string; secret?: string | undefined }[] = []
    const parts = {
      ...quietParts(),
      schools: {
        view: async () =>
          ({ name: 'Żółw', overlay_color: '#123456', contact_email: 'a@b.pl', template: 'quarto', logos: [] }) as never,
      },
      writeMail: async (_: unknown, { to, mail, secret }: NewMail) => written.push({ to, ...mail, secret }) > 0,
    }
    for (const { name, payload } of asked) {
      const write = name === giftReturned.eventName ? writeGiftReturned : writeInvitation
      await write(ctx, payload as never, parts)
    }
    return written
  })
const confirmationTo = async ({ email }: TestPerson) => {
  await market.confirm()
  return (await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, email)))).at(-1)!
}

describe('a gift', () => {
  test('for today is mailed at once, in the giver’s words, and is nothing to the giver’s own access', async () => {
    const email = `${newId()}@school.test`
    const { giver, gift } = await aGiver({ email })
    expect(gift).toMatchObject({ name: 'Łucja 🦊', status: 'sent', send_on: dayAfter(0), is_returned: false })
    const [mail, ...more] = await lettersOf(gift.id)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Żaneta Giver has a gift for you: “Światło i cień”' })
    // In one piece, so that no line of the letter is somebody else's.
    expect(mail!.text).toContain('“Sto lat! Buziaki”')
    expect(await look(mail!.secret!)).toMatchObject({ state: 'open', name: 'Łucja 🦊' })
    expect(await mayWatch(giver)).toBe(false)
    const [order] = (await school.as(giver).call(listMyOrders, {})).data
    expect(order).toMatchObject({ gift_for: 'Łucja 🦊', for_others: [], titles: ['Światło i cień'] })
    const confirmation = await confirmationTo(giver)
    expect(confirmation.subject).toBe('Your gift: “Światło i cień”')
    expect(confirmation.text).toContain(`Łucja 🦊 (${email}) now`)
    expect((await school.as(giver).call(listMySeats, {})).data).toEqual([])
    await expect(school.as(giver).call(getAccessManager, { courseId: course.id })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('for a later day waits for its morning, and is sent once however often the job runs', async () => {
    const email = `${newId()}@school.test`
    const { giver, gift } = await aGiver({ email, send_on: dayAfter(3) })
    expect(gift).toMatchObject({ status: 'waiting', send_on: dayAfter(3), can: { change: true, send: true } })
    expect((await confirmationTo(giver)).text).toContain(`Łucja 🦊 (${email}) on `)
    const [kept] = await school.work(({ tx }) => tx.select().from(invitations).where(eq(invitations.id, gift.id)))
    expect(kept!.sentAt.getTime() - clock.now().getTime()).toBeGreaterThan(2 * DAY)
    const run = () => school.work((ctx) => sendDueGift(ctx, gift.id))
    await run()
    expect((await giftsOf(giver))[0]).toMatchObject({ status: 'waiting' })
    expect(await lettersOf(gift.id)).toEqual([])
    clock.moveBy(kept!.sentAt.getTime() - clock.now().getTime() + MINUTE)
    await Promise.all([run(), run(), run()])
    expect((await giftsOf(giver))[0]).toMatchObject({ status: 'sent', send_on: dayOf(kept!.sentAt, ZONE) })
    await run()
    expect(await lettersOf(gift.id)).toMatchObject([{ to: email, text: expect.stringContaining('/invitations/') }])
  })

  test('is found by the job in whichever school', async () => {
    const { gift } = await aGiver({ send_on: dayAfter(2) })
    clock.moveBy(3 * DAY)
    const found: string[] = []
    const units = {
      withoutSchool: (_: string, work: (tx: never) => Promise<unknown>) => school.work(({ tx }) => work(tx as never)),
      inUnitOfWork: (_: unknown, work: (ctx: never) => Promise<unknown>) => school.work((ctx) => work(ctx as never)),
    }
    const job = sendingGifts({
      units: units as never,
      findSchool: async (id) => {
        found.push(id)
        return { id } as never
      },
    })
    await job.work(() => undefined)
    expect(new Set(found)).toEqual(new Set([school.id]))
    const [sent] = await school.work(({ tx }) => tx.select().from(invitations).where(eq(invitations.id, gift.id)))
    expect(sent!.status).toBe('sent')
  })

  test('is claimed once, without paying, by whoever has the link', async () => {
    const { giver, gift } = await aGiver()
    const token = await aLink(school, gift.id)
    expect(await look(token)).toMatchObject({
      state: 'open',
      buyer: 'Żaneta Giver',
      gift: { message: 'Sto lat!\nBuziaki' },
    })
    const [one, other] = [await aStudent(), await aStudent()]
    const tries = await Promise.allSettled([accept(one, token), accept(other, token), accept(one, token)])
    expect(tries.map(({ status }) => status)).toContain('rejected')
    const watching = [await mayWatch(one), await mayWatch(other)]
    expect(watching.filter(Boolean)).toHaveLength(1)
    const winner = watching[0] ? one : other
    const given = await school.work(({ tx }) =>
      tx
        .select()
        .from(grants)
        .where(and(eq(grants.studentId, winner.id), eq(grants.productId, course.id))),
    )
    expect(given).toMatchObject([{ source: 'invitation', sourceId: gift.id }])
    expect((await giftsOf(giver))[0]).toMatchObject({ status: 'accepted', can: { change: false, send: false } })
    await expect(change(giver, gift.id)).rejects.toMatchObject({ status: 409, code: 'seats.gift-claimed' })
    await expect(send(giver, gift.id)).rejects.toMatchObject({ status: 409 })
  })

  test('that is not needed: its giver is told once, and gives it to somebody else', async () => {
    const { giver, gift } = await aGiver()
    const token = await aLink(school, gift.id)
    const owner = await aStudent('Ola')
    const returning = (person: TestPerson) => school.as(person).call(contract.returnGift, { token })
    await expect(returning(owner)).rejects.toMatchObject({ status: 409 })
    await school.as(school.admin).call(giveAccess, { id: owner.id, product_id: course.id, reason: 'x' })
    expect(await look(token, owner)).toMatchObject({ state: 'open', has_access: true, gift: { is_returned: false } })
    await expect(accept(owner, token)).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    await returning(owner)
    await returning(owner)
    expect(await look(token, owner)).toMatchObject({ gift: { is_returned: true } })
    expect((await giftsOf(giver))[0]).toMatchObject({ is_returned: true })
    const told = (await lettersOf(gift.id)).filter(({ to }) => to === giver.email)
    expect(told).toMatchObject([{ subject: 'Łucja 🦊 already has “Światło i cień”' }])
    await expect(change(giver, gift.id)).rejects.toMatchObject({ status: 429 })
    clock.moveBy(5 * MINUTE)
    const email = `${newId()}@school.test`
    const { gift: changed } = await change(giver, gift.id, { name: 'Jan', email })
    expect(changed).toMatchObject({ name: 'Jan', status: 'sent', is_returned: false })
    await expect(look(token)).rejects.toMatchObject({ status: 404 })
    expect((await lettersOf(gift.id)).map(({ to }) => to)).toContain(email)
  })

  test('may be corrected and sent before its day, by its giver alone', async () => {
    const { giver, gift } = await aGiver({ send_on: dayAfter(20) })
    const email = `${newId()}@school.test`
    await expect(change(await aStudent(), gift.id)).rejects.toMatchObject({ status: 404 })
    await expect(send(await aStudent(), gift.id)).rejects.toMatchObject({ status: 404 })
    await expect(change(giver, gift.id, { email: giver.email.toUpperCase() })).rejects.toMatchObject({
      status: 422,
      fields: { 'gift.email': [expect.any(String)] },
    })
    await expect(change(giver, gift.id, { send_on: dayAfter(-1) })).rejects.toMatchObject({ status: 422 })
    const { gift: moved } = await change(giver, gift.id, { email, name: 'Jan', send_on: dayAfter(10) })
    expect(moved).toMatchObject({ status: 'waiting', email, name: 'Jan', send_on: dayAfter(10) })
    expect((await send(giver, gift.id)).gift).toMatchObject({ status: 'sent', send_on: dayAfter(0) })
    const [first] = await lettersOf(gift.id)
    await expect(send(giver, gift.id)).rejects.toMatchObject({ status: 429 })
    clock.moveBy(5 * MINUTE)
    await send(giver, gift.id)
    const [second] = await lettersOf(gift.id)
    expect([first!.to, second!.to]).toEqual([email, email])
    await expect(look(first!.secret!)).rejects.toMatchObject({ status: 404 })
    expect(await look(second!.secret!)).toMatchObject({ state: 'open' })
  })

  test('sent to a mistyped address goes to the right one at once, by its giver or an admin, and the first link is dead', async () => {
    const { giver, gift } = await aGiver()
    const [wrong] = await lettersOf(gift.id)
    const right = anAddress()
    expect((await change(giver, gift.id, { email: right })).gift).toMatchObject({ status: 'sent', email: right })
    await expect(change(giver, gift.id, { email: right, name: 'Jan' })).rejects.toMatchObject({ status: 429 })
    const admin = school.as(school.admin)
    const [order] = (await school.as(giver).call(listMyOrders, {})).data
    const { data } = await admin.call(contract.listOrderGifts, { orderId: order!.id })
    expect(data).toMatchObject([{ id: gift.id, email: right, can: { change: true } }])
    const email = `${newId()}@school.test`
    await admin.call(contract.correctGift, { giftId: gift.id, gift: aGift({ email }) })
    const letters = await lettersOf(gift.id)
    expect(letters.at(-1)!.to).toBe(email)
    await expect(look(wrong!.secret!)).rejects.toMatchObject({ status: 404 })
    expect(await look(letters.at(-1)!.secret!)).toMatchObject({ state: 'open' })
    await accept(await aStudent('Łucja'), letters.at(-1)!.secret!)
    await expect(admin.call(contract.correctGift, { giftId: gift.id, gift: aGift() })).rejects.toMatchObject({
      status: 409,
      code: 'seats.gift-claimed',
    })
    const elsewhere = await market.aSchool()
    const stranger = elsewhere.as(elsewhere.admin)
    await expect(stranger.call(contract.correctGift, { giftId: gift.id, gift: aGift() })).rejects.toMatchObject({
      status: 404,
    })
    await expect(school.as(giver).call(contract.correctGift, { giftId: gift.id, gift: aGift() })).rejects.toMatchObject(
      { status: 403 },
    )
  })

  test('goes to no sixth address without a pause', async () => {
    const { giver, gift } = await aGiver()
    for (let nth = 0; nth < 4; nth++) await change(giver, gift.id)
    await expect(change(giver, gift.id)).rejects.toMatchObject({ status: 429 })
  })

  test('goes with its order: unclaimed its link says so, claimed it ends', async () => {
    const waiting = await aGiver({ send_on: dayAfter(5) })
    await takeBack(school, waiting.giver)
    expect(await giftsOf(waiting.giver)).toEqual([])
    await expect(send(waiting.giver, waiting.gift.id)).rejects.toMatchObject({ status: 404 })
    clock.moveBy(6 * DAY)
    await school.work((ctx) => sendDueGift(ctx, waiting.gift.id))
    const [gone] = await school.work(({ tx }) =>
      tx.select().from(invitations).where(eq(invitations.id, waiting.gift.id)),
    )
    expect(gone!.status).toBe('revoked')
    const { giver, gift } = await aGiver()
    const token = await aLink(school, gift.id)
    const receiver = await aStudent()
    await accept(receiver, token)
    await takeBack(school, giver)
    expect(await mayWatch(receiver)).toBe(false)
    expect(await look(token)).toMatchObject({ state: 'closed' })
  })
})

describe('buying a gift', () => {
  // By the day on which each is sent: midnight may come while the others run.
  test.each<[string, () => object]>([
    ['gift.name', () => ({ name: 'see www.spam.example' })],
    ['gift.name', () => ({ name: ' ' })],
    ['gift.email', () => ({ email: 'nobody' })],
    ['gift.message', () => ({ message: 'Win at https://spam.example' })],
    ['gift.message', () => ({ message: 'x'.repeat(1001) })],
    ['gift.send_on', () => ({ send_on: dayAfter(-1) })],
    ['gift.send_on', () => ({ send_on: dayAfter(367) })],
    ['gift.send_on', () => ({ send_on: '2026-02-30' })],
  ])('refuses a wrong %s', async (field, gift) => {
    await expect(give(await aStudent(), gift())).rejects.toMatchObject({
      status: 422,
      fields: { [field]: [expect.any(String)] },
    })
  })

  test('refuses a day after which there is nothing left of it', async () => {
    const access_until = new Date(clock.now().getTime() + 5 * DAY).toISOString()
    const ending = await market.aCourse(school, { access_length: 'one_time', access_until })
    await give(await aStudent(), { send_on: dayAfter(4) }, { course: ending })
    await expect(give(await aStudent(), { send_on: dayAfter(7) }, { course: ending })).rejects.toMatchObject({
      status: 422,
      fields: { 'gift.send_on': [expect.stringMatching(/only available until/)] },
    })
  })

  test('refuses the buyer’s own address, also of an account that would be made by it', async () => {
    const giver = await aStudent()
    const own = { status: 422, fields: { 'gift.email': ['This is your own address. Whom is the gift for?'] } }
    await expect(give(giver, { email: giver.email.toUpperCase() })).rejects.toMatchObject(own)
    const email = `${newId()}@school.test`
    const purchase = await market.aPurchase(school, { course, gift: aGift({ email }) })
    const account = { name: 'Jan', email, password: 'gęślą-jaźń' }
    await expect(school.as().call(onePageCheckoutRegister, { ...purchase, ...account })).rejects.toMatchObject(own)
  })

  test('is for one, and for what is sold and can be given', async () => {
    const inSeats = await aCourseInSeats(market, school)
    const several = give(await aStudent(), {}, { course: inSeats, quantity: 2, amount: 20_000 })
    await expect(several).rejects.toMatchObject({ status: 422, fields: { quantity: [expect.any(String)] } })
    await give(await aStudent(), {}, { course: inSeats })
    const free = await market.aCourse(school, { amount: 0 })
    for (const product of [free, await aMembership(school, { product_ids: [course.id] })]) {
      const tried = give(
        await aStudent(),
        {},
        { course: product, consents: ['terms', 'service_now', 'service_waiver'] },
      )
      await expect(tried).rejects.toMatchObject({ status: 422, fields: { gift: [expect.any(String)] } })
      expect(await school.as().call(getCheckout, { slug: product.slug, quantity: 1, gift: '1' })).toMatchObject({
        can_be_gift: false,
        is_gift: false,
      })
    }
  })

  test('is for whoever has it, too, for the same price, with a code; nothing to pay is sent at once', async () => {
    const giver = await aStudent()
    await school.as(school.admin).call(giveAccess, { id: giver.id, product_id: course.id, reason: 'x' })
    const shown = (gift?: '1') => school.as(giver).call(getCheckout, { slug: course.slug, quantity: 1, gift })
    expect(await shown()).toMatchObject({ has_access: true, is_gift: false, can_be_gift: true, is_for_others: false })
    expect(await shown('1')).toMatchObject({ has_access: true, is_gift: true, quotes: [{ amount: 10_000 }] })
    await give(giver)
    const { code } = await aCode(school, { value: 100 })
    const free = { amount: 0, promo_code: code, encrypted_card: undefined, consents: ['terms'] }
    expect(await give(giver, {}, free)).toEqual({ redirect: '/my/orders' })
    expect((await giftsOf(giver)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  test('the same purchase twice is one gift', async () => {
    const giver = await aStudent()
    const purchase = await market.aPurchase(school, { course, gift: aGift() })
    const buy = () => school.as(giver).call(onePageCheckout, purchase)
    await Promise.all([buy(), buy()])
    expect(await giftsOf(giver)).toHaveLength(1)
  })

  test('the database lets no gift be for two, or for nobody', async () => {
    const { gift } = await aGiver()
    const poolId = (tx: Parameters<Parameters<TestSchool['work']>[0]>[0]['tx']) =>
      tx.select({ id: invitations.poolId }).from(invitations).where(eq(invitations.id, gift.id))
    const second = school.work(async ({ tx, now }) => {
      const [pool] = await poolId(tx)
      await tx
        .insert(invitations)
        .values({ poolId: pool!.id, name: 'x', email: 'x@school.test', language: 'en', sentAt: now })
    })
    await expect(second).rejects.toMatchObject({ constraint: 'seat_pools_taken' })
    const none = school.work(({ tx, now }) =>
      tx.update(invitations).set({ status: 'revoked', settledAt: now }).where(eq(invitations.id, gift.id)),
    )
    await expect(none).rejects.toMatchObject({ constraint: 'gift_has_one_invitation' })
    const many = school.work(({ tx }) => tx.update(seatPools).set({ bought: 2 }).where(eq(seatPools.isGift, true)))
    await expect(many).rejects.toMatchObject({ constraint: 'seat_pools_gift' })
    const line = rewriting(market.app.units, (tx) =>
      tx.update(orderLines).set({ quantity: 2, seats: 2 }).where(eq(orderLines.seats, 1)),
    )
    await expect(line).rejects.toMatchObject({ constraint: 'order_lines_gift' })
  })
})

test('gifts go on page by page, and are nobody else’s', async () => {
  const giver = await aStudent()
  await give(giver)
  await give(giver, { name: 'Jan' })
  expect((await giftsOf(giver)).map(({ name }) => name)).toEqual(['Jan', 'Łucja 🦊'])
  await expect(school.as().call(contract.listMyGifts, {})).rejects.toMatchObject({ status: 401 })
  const other = await market.aSchool()
  const [gift] = await giftsOf(giver)
  await expect(other.as(other.student).call(contract.sendGift, { giftId: gift!.id })).rejects.toMatchObject({
    status: 404,
  })
})
