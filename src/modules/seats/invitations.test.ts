import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { giveAccess } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { aMarket, quietParts } from '#modules/checkout/testing.ts'
import { aLecture } from '#modules/courses/testing.ts'
import { sections } from '#modules/courses/tables.ts'
import { watchLecture } from '#modules/learning/contract.ts'
import type { NewMail } from '#modules/mails/write-mail.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { newId } from '#platform/ids.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { TestPerson } from '#test/world.ts'
import * as contract from './contract.ts'
import { beginningAsked, invitationAsked, seatClaimedByAnother, seatTakenBack } from './events.ts'
import { invitations, seatPools } from './tables.ts'
import { aBuyer, aCourseInSeats, aLink, buySeats, takeBack } from './testing.ts'
import { writeBeginning } from './write-beginning.ts'
import { writeClaimed } from './write-claimed.ts'
import { writeInvitation } from './write-invitation.ts'
import { writeTakenBack } from './write-taken-back.ts'

const market = await aMarket()
const school = await market.aSchool()
const course = await aCourseInSeats(market, school)
afterAll(() => market.close())

const anAddress = () => `${newId()}@żółw.pl`
const aStudent = () => school.aStudent({ email: `${newId()}@school.test` })
const aTeam = (quantity = 3) => aBuyer(market, school, { course, quantity, own_seat: false })
const manager = (buyer: TestPerson) => school.as(buyer).call(contract.getAccessManager, { courseId: course.id })
const invite = (buyer: TestPerson, given: object = {}) =>
  school.as(buyer).call(contract.invite, { courseId: course.id, name: 'Łucja 🦊', email: anAddress(), ...given })
const invited = async (buyer: TestPerson) => (await invite(buyer)).invitation
const remove = (buyer: TestPerson, invitationId: string) =>
  school.as(buyer).call(contract.deleteInvitation, { courseId: course.id, invitationId })
const resend = (buyer: TestPerson, invitationId: string) =>
  school.as(buyer).call(contract.resendInvitation, { courseId: course.id, invitationId })
type Writing = typeof writeTakenBack | typeof writeClaimed | typeof writeInvitation | typeof writeBeginning
/** What is written of an invitation once something has happened, as the worker would write it. */
const lettersOf = (id: string, eventName: string, write: Writing) =>
  school.work(async (ctx) => {
    const told = await ctx.tx
      .select()
      .from(domainEvents)
      .where(and(eq(domainEvents.name, eventName), sql`${domainEvents.payload}->>'invitation_id' = ${id}`))
    const written: { to: string; text: string }[] = []
    const parts = {
      ...quietParts(),
      schools: {
        view: async () =>
          ({ name: 'Żółw', overlay_color: '#123456', contact_email: 'a@b.pl', template: 'quarto', logos: [] }) as never,
      },
      writeMail: async (_: unknown, { to, mail }: NewMail) => written.push({ to: shownEmail(to), text: mail.text }) > 0,
    }
    for (const { payload } of told) await write(ctx, payload as never, parts)
    return written
  })
const takenBackLetters = (id: string) => lettersOf(id, seatTakenBack.eventName, writeTakenBack)
const invitationLetters = (id: string) => lettersOf(id, invitationAsked.eventName, writeInvitation)
const beginningLetters = (id: string) => lettersOf(id, beginningAsked.eventName, writeBeginning)
const claimedLetters = (id: string) => lettersOf(id, seatClaimedByAnother.eventName, writeClaimed)
const accept = (person: TestPerson, token: string) =>
  school.as(person).call(contract.acceptInvitation, { token, go_on_as: person.email })
const look = (token: string, person?: TestPerson) => school.as(person).call(contract.getInvitation, { token })
const mayWatch = (person: TestPerson) =>
  school.work(async (ctx) => (await findAccessSpan(ctx, person.id, course.id)) !== undefined)
const takenOf = (buyer: TestPerson) =>
  school.work(async ({ tx }) => {
    const [pool] = await tx.select().from(seatPools).where(eq(seatPools.buyerId, buyer.id))
    return pool!.taken
  })

describe('inviting', () => {
  test('is for whoever bought the seats, in the shapes that are specified', async () => {
    const buyer = await aTeam()
    const { pools } = await manager(buyer)
    const specified = { course_id: course.id, parent_transaction_id: pools[0]!.parent_transaction_id }
    const answer = await invite(buyer, { ...specified, email: 'Ola@ŻÓŁW.pl' })
    expect(answer).toMatchObject({
      left: 2,
      invitation: { name: 'Łucja 🦊', email: 'Ola@żółw.pl', status: 'sent', progress: null, can: { delete: true } },
    })
    const key = { courseId: course.id, name: 'x', email: anAddress() }
    await expect(school.as().call(contract.invite, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.admin).call(contract.invite, key)).rejects.toMatchObject({ status: 403 })
    await expect(school.as(await aStudent()).call(contract.invite, key)).rejects.toMatchObject({ status: 404 })
    const other = await market.aSchool()
    await expect(other.as(other.student).call(contract.invite, key)).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'see www.spam.example' }],
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
  ])('refuses a wrong %s', async (field, given) => {
    await expect(invite(await aTeam(), given)).rejects.toMatchObject({
      status: 422,
      fields: { [field]: [expect.any(String)] },
    })
  })

  test('the same address once, whatever its case; a payment that bought none is not there', async () => {
    const buyer = await aTeam()
    const email = `${newId()}@school.test`
    await invite(buyer, { email })
    await expect(invite(buyer, { email: email.toUpperCase() })).rejects.toMatchObject({ status: 422 })
    await expect(invite(buyer, { parent_transaction_id: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(invite(buyer, { course_id: newId() })).rejects.toMatchObject({ status: 404 })
  })

  test('by twenty at once gives three for three seats, and no more ever', async () => {
    const buyer = await aTeam()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => invite(buyer)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409, code: 'seats.none-left' })
    expect(await manager(buyer)).toMatchObject({ bought: 3, left: 0 })
    const onceMore = school.work(async ({ tx, now }) => {
      const [pool] = await tx.select().from(seatPools).where(eq(seatPools.buyerId, buyer.id))
      const row = { poolId: pool!.id, name: 'x', email: 'x@school.test', language: 'en' as const, sentAt: now }
      await tx.insert(invitations).values(row)
    })
    await expect(onceMore).rejects.toMatchObject({ constraint: 'seat_pools_taken' })
  })

  test('is led to from what somebody bought, course by course, until it is taken back', async () => {
    const buyer = await aTeam(2)
    const other = await aCourseInSeats(market, school)
    await buySeats(market, school, { buyer, course, quantity: 1, own_seat: false })
    await buySeats(market, school, { buyer, course: other, quantity: 3, own_seat: true })
    await invite(buyer)
    const mine = () => school.as(buyer).call(contract.listMySeats, {})
    expect(await mine()).toMatchObject({
      data: [
        { course: { id: other.id }, bought: 2, left: 2 },
        { course: { id: course.id }, bought: 3, left: 2 },
      ],
      next_page_url: null,
    })
    await takeBack(school, buyer)
    expect((await mine()).data).toHaveLength(1)
    expect((await school.as(await aStudent()).call(contract.listMySeats, {})).data).toEqual([])
  })

  test('fills one order after another', async () => {
    const buyer = await aTeam(1)
    await buySeats(market, school, { buyer, course, quantity: 2, own_seat: false })
    await invite(buyer)
    await invite(buyer)
    expect((await manager(buyer)).pools.map(({ left }) => left)).toEqual([0, 1])
  })
})

describe('an invitation', () => {
  test('is deleted while it is sent, by its buyer alone, and its seat is there again', async () => {
    const buyer = await aTeam(1)
    const { id } = await invited(buyer)
    const token = await aLink(school, id)
    await expect(remove(await aTeam(), id)).rejects.toMatchObject({ status: 404 })
    expect(await remove(buyer, id)).toEqual({ left: 1 })
    await expect(remove(buyer, id)).rejects.toMatchObject({ status: 409 })
    expect(await look(token)).toMatchObject({ state: 'revoked' })
    await expect(accept(await aStudent(), token)).rejects.toMatchObject({ status: 409, code: 'seats.seat-revoked' })
    expect((await manager(buyer)).invitations.data).toEqual([])
    expect(await takenBackLetters(id)).toMatchObject([{ text: expect.stringContaining('Żaneta Buyer') }])
    await invite(buyer)
  })

  test('is sent again after a while, with a link of its own', async () => {
    const buyer = await aTeam()
    const { id } = await invited(buyer)
    const written: { cause: string; text: string; secret?: string | undefined }[] = []
    const parts = {
      ...quietParts(),
      schools: {
        view: async () =>
          ({ name: 'x', overlay_color: '#123456', contact_email: 'a@b.pl', template: 'quarto', logos: [] }) as never,
      },
      writeMail: async (
        _: unknown,
        { cause, mail, secret }: { cause: string; mail: { text: string }; secret?: string },
      ) => {
        written.push({ cause, text: mail.text, secret })
        return true
      },
    }
    const write = (sending: number) =>
      school.work((ctx) => writeInvitation(ctx, { invitation_id: id, sending, is_reminder: false }, parts))
    await write(1)
    expect(written[0]!.text).toContain(`${school.origin}/invitations/${written[0]!.secret}`)
    expect(written[0]!.text).toContain('Żaneta Buyer')
    expect(await look(written[0]!.secret!)).toMatchObject({ state: 'open', name: 'Łucja 🦊', buyer: 'Żaneta Buyer' })
    await expect(resend(buyer, id)).rejects.toMatchObject({ status: 429 })
    clock.moveBy(5 * MINUTE)
    await resend(buyer, id)
    await write(1)
    expect(written).toHaveLength(1)
    await write(2)
    await expect(look(written[0]!.secret!)).rejects.toMatchObject({ status: 404 })
    expect(await look(written[1]!.secret!)).toMatchObject({ state: 'open' })
    clock.moveBy(6 * MINUTE)
    const [sent] = await school.work(({ tx }) => tx.select().from(invitations).where(eq(invitations.id, id)))
    const minute = Math.ceil((sent!.sentAt.getTime() + 10 * MINUTE) / MINUTE) * MINUTE
    const at = formatDateTime(new Date(minute), 'en', 'Europe/Warsaw')
    await expect(resend(buyer, id)).rejects.toMatchObject({
      status: 429,
      message: `This was sent a while ago. You can send it again from ${at}.`,
    })
  })

  test('is accepted once by one person, however often and from however many tabs', async () => {
    const buyer = await aTeam()
    const token = await aLink(school, (await invited(buyer)).id)
    const students = await Promise.all(Array.from({ length: 4 }, aStudent))
    const tries = await Promise.allSettled(
      students.flatMap((student) => [accept(student, token), accept(student, token)]),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const watching = await Promise.all(students.map(mayWatch))
    expect(watching.filter(Boolean)).toHaveLength(1)
    const winner = students[watching.indexOf(true)]!
    expect(await look(token, winner)).toMatchObject({ state: 'yours' })
    expect(await look(token)).toMatchObject({ state: 'taken' })
    const { invitations: page } = await manager(buyer)
    expect(page.data).toMatchObject([{ status: 'accepted', progress: null, can: { delete: false, resend: false } }])
    await expect(remove(buyer, page.data[0]!.id)).rejects.toMatchObject({
      status: 409,
      code: 'seats.invitation-settled',
    })
    const given = await school.work(({ tx }) =>
      tx
        .select()
        .from(grants)
        .where(and(eq(grants.source, 'invitation'), eq(grants.studentId, winner.id))),
    )
    expect(given).toHaveLength(1)
  })

  test('opened by another address it asks first, and whoever bought the seat is told who has it', async () => {
    const buyer = await aTeam()
    const own = await aStudent()
    const other = await school.aStudent({ name: 'Zofia Inna', email: `${newId()}@school.test` })
    const { invitation: theirs } = await invite(buyer, { email: own.email.toUpperCase() })
    const { invitation: lent } = await invite(buyer, { name: 'Łucja', email: 'lucja@school.test' })
    const [to, lentTo] = [await aLink(school, theirs.id), await aLink(school, lent.id)]
    const go = (person: TestPerson, token: string, given = {}) =>
      school.as(person).call(contract.acceptInvitation, { token, ...given })

    expect([(await look(to, own)).opened_as, (await look(to)).opened_as]).toEqual([null, null])
    await go(own, to)
    expect(await claimedLetters(theirs.id)).toEqual([])

    expect((await look(lentTo, other)).opened_as).toBe(other.email)
    for (const given of [{}, { go_on_as: own.email }])
      await expect(go(other, lentTo, given)).rejects.toMatchObject({ status: 409, code: 'seats.sent-to-another' })
    expect(await mayWatch(other)).toBe(false)
    await go(other, lentTo, { go_on_as: other.email.toUpperCase() })
    expect(await mayWatch(other)).toBe(true)
    await go(other, lentTo)
    const [letter, ...more] = await claimedLetters(lent.id)
    expect([letter!.to, more]).toEqual([buyer.email, []])
    for (const said of ['lucja@school.test', 'Zofia Inna', other.email, `/home/access-manager/${course.id}`])
      expect(letter!.text).toContain(said)
  })

  test('is not used up by whoever has the course already', async () => {
    const buyer = await aTeam()
    const student = await aStudent()
    await school.as(school.admin).call(giveAccess, { id: student.id, product_id: course.id, reason: 'x' })
    const token = await aLink(school, (await invited(buyer)).id)
    expect(await look(token, student)).toMatchObject({ state: 'open', has_access: true })
    await expect(accept(student, token)).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    await accept(await aStudent(), token)
  })

  test('is either accepted or deleted, never both', async () => {
    const buyer = await aTeam(12)
    for (let round = 0; round < 12; round++) {
      const student = await aStudent()
      const { id } = await invited(buyer)
      const token = await aLink(school, id)
      const [deleted, accepted] = await Promise.allSettled([remove(buyer, id), accept(student, token)])
      expect([deleted.status, accepted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await mayWatch(student)).toBe(accepted.status === 'fulfilled')
    }
  })

  test('is for students, and a link that is nobody’s is not there', async () => {
    const token = await aLink(school, (await invited(await aTeam())).id)
    await expect(school.as().call(contract.acceptInvitation, { token })).rejects.toMatchObject({ status: 401 })
    await expect(accept(school.admin, token)).rejects.toMatchObject({ status: 403 })
    await expect(look('nothing')).rejects.toMatchObject({ status: 404 })
    const other = await market.aSchool()
    await expect(other.as().call(contract.getInvitation, { token })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an order that is taken back', () => {
  test('takes its seats along: who accepted loses them, links say so, what somebody has besides stays', async () => {
    const buyer = await aTeam()
    const [stays, goes] = [await aStudent(), await aStudent()]
    await accept(goes, await aLink(school, (await invited(buyer)).id))
    await accept(stays, await aLink(school, (await invited(buyer)).id))
    const waiting = await invited(buyer)
    const open = await aLink(school, waiting.id)
    const { id: bought } = course
    await school.work(async ({ tx, now }) =>
      tx.insert(grants).values({
        studentId: stays.id,
        productId: bought,
        source: 'instructor_action',
        sourceId: newId(),
        startsAt: now,
      }),
    )
    await takeBack(school, buyer)
    expect([await mayWatch(goes), await mayWatch(stays)]).toEqual([false, true])
    expect(await takenBackLetters(waiting.id)).toMatchObject([
      { to: waiting.email, text: expect.stringContaining('Obiecane') },
    ])
    expect(await look(open)).toMatchObject({ state: 'closed' })
    await expect(accept(await aStudent(), open)).rejects.toMatchObject({ code: 'seats.seat-closed' })
    expect(await manager(buyer)).toMatchObject({ bought: 0, left: 0, can: { invite: false } })
    await expect(invite(buyer)).rejects.toMatchObject({ status: 409 })
  })

  test('by a buyer who leaves the contract is told to whoever was invited, but not why', async () => {
    const buyer = await aTeam()
    const { id, email } = await invited(buyer)
    const [order] = (await school.as(buyer).call(listMyOrders, {})).data
    await school.as().call(withdraw, { name: buyer.name, email: buyer.email, order: order!.number })
    const [letter] = await takenBackLetters(id)
    expect(letter).toMatchObject({ to: email, text: expect.stringContaining('was cancelled') })
    expect(letter!.text).not.toMatch(/The reason|Withdrawal/)
  })

  test('while somebody accepts leaves nobody with a seat', async () => {
    for (let round = 0; round < 6; round++) {
      const buyer = await aTeam(2)
      const student = await aStudent()
      const token = await aLink(school, (await invited(buyer)).id)
      const [back] = await Promise.allSettled([takeBack(school, buyer), accept(student, token)])
      expect(back.status).toBe('fulfilled')
      expect(await mayWatch(student)).toBe(false)
      expect(await takenOf(buyer)).toBe(0)
    }
  })
})

describe('a claimed seat', () => {
  const release = (by: TestPerson, invitationId: string) =>
    school.as(by).call(contract.releaseSeat, { courseId: course.id, invitationId })
  const aClaimed = async (buyer: TestPerson) => {
    const { id } = await invited(buyer)
    const holder = await aStudent()
    await accept(holder, await aLink(school, id))
    return { id, holder }
  }

  test('shows which account has it, and is taken back by its buyer alone', async () => {
    const buyer = await aTeam(1)
    const { id, holder } = await aClaimed(buyer)
    const shown = (await manager(buyer)).invitations.data
    expect(shown).toMatchObject([{ claimed_by: { email: holder.email }, can: { release: true } }])
    await expect(
      school.as().call(contract.releaseSeat, { courseId: course.id, invitationId: id }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(release(await aTeam(), id)).rejects.toMatchObject({ status: 404 })
    await expect(release(holder, id)).rejects.toMatchObject({ status: 404 })
    expect(await release(buyer, id)).toEqual({ left: 1 })
    expect([await mayWatch(holder), await takenOf(buyer)]).toEqual([false, 0])
    await expect(release(buyer, id)).rejects.toMatchObject({ status: 409, code: 'seats.not-claimed' })
    const { id: unclaimed } = await invited(buyer)
    await expect(release(buyer, unclaimed)).rejects.toMatchObject({ status: 409 })
  })

  test('once taken back is claimed by somebody else, and whoever had it is told who took it', async () => {
    const buyer = await aTeam(1)
    const { id, holder } = await aClaimed(buyer)
    await release(buyer, id)
    const next = await aClaimed(buyer)
    expect([await mayWatch(holder), await mayWatch(next.holder)]).toEqual([false, true])
    const ended = await school.work(({ tx }) =>
      tx
        .select({ reason: revocations.reason })
        .from(revocations)
        .innerJoin(grants, eq(grants.id, revocations.grantId))
        .where(eq(grants.studentId, holder.id)),
    )
    expect(ended).toEqual([{ reason: 'Żaneta Buyer took back the licence' }])
  })

  test('leaves what else opens the course, and is taken back once by many at once', async () => {
    const buyer = await aTeam(2)
    const { id, holder } = await aClaimed(buyer)
    await school.work((ctx) => aGrant(ctx, { studentId: holder.id, productId: course.id }))
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => release(buyer, id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await mayWatch(holder), await takenOf(buyer)]).toEqual([true, 0])
  })
})

describe('a reminder', () => {
  const remindAll = (buyer: TestPerson) => school.as(buyer).call(contract.remindAll, { courseId: course.id })
  const remindOne = (by: TestPerson | undefined, invitationId: string) =>
    school.as(by).call(contract.remindOne, { courseId: course.id, invitationId })
  const aHolder = async (buyer: TestPerson, language: 'en' | 'pl' = 'en') => {
    const { id } = await invited(buyer)
    const holder = await aStudent()
    await school.work(({ tx }) => tx.update(people).set({ language }).where(eq(people.id, holder.id)))
    await accept(holder, await aLink(school, id))
    return { id, holder }
  }
  let lesson: string
  beforeAll(() =>
    school.work(async (ctx) => {
      const [section] = await ctx.tx
        .insert(sections)
        .values({ courseId: course.id, title: 'Rozdział', position: 1 })
        .returning()
      lesson = await aLecture(ctx, { courseId: course.id, sectionId: section!.id, position: 1 })
    }),
  )
  const begin = (holder: TestPerson) => school.as(holder).call(watchLecture, { id: lesson, position_seconds: 3 })
  const rowOf = async (buyer: TestPerson, id: string) =>
    (await manager(buyer)).invitations.data.find((row) => row.id === id)!

  test('goes to who has not claimed and who has not begun, each in their language, not again within three days', async () => {
    const buyer = await aTeam(4)
    const { id: unclaimed } = await invited(buyer)
    const [idle, begun] = [await aHolder(buyer, 'pl'), await aHolder(buyer)]
    await begin(begun.holder)
    expect(await manager(buyer)).toMatchObject({ remindable: 0 })
    clock.moveBy(5 * MINUTE)
    expect(await manager(buyer)).toMatchObject({ remindable: 2 })
    expect(await rowOf(buyer, begun.id)).toMatchObject({ can: { remind: false }, reminded_at: null })
    const before = Date.now() + clock.shiftMilliseconds
    expect(await remindAll(buyer)).toEqual({ reminded: 2 })
    for (const id of [unclaimed, idle.id]) {
      const row = await rowOf(buyer, id)
      expect(row).toMatchObject({ can: { remind: false, resend: false } })
      expect(Date.parse(row.reminded_at!)).toBeGreaterThanOrEqual(before - 1)
    }
    const [told, ...more] = await invitationLetters(unclaimed)
    expect([told!.text, more]).toEqual([expect.stringContaining('you have not accepted it yet'), []])
    expect(told!.text).toContain('/invitations/')
    const [polish, ...others] = await beginningLetters(idle.id)
    expect([polish, others]).toMatchObject([{ to: idle.holder.email, text: expect.stringContaining('Zacznij') }, []])
    expect(polish!.text).toContain(`${school.origin}/${course.slug}/watch`)
    expect(await beginningLetters(begun.id)).toEqual([])

    clock.moveBy(3 * DAY - MINUTE)
    expect(await remindAll(buyer)).toEqual({ reminded: 0 })
    await expect(remindOne(buyer, idle.id)).rejects.toMatchObject({ status: 409, code: 'seats.not-remindable' })
    clock.moveBy(MINUTE)
    expect((await rowOf(buyer, idle.id)).can.remind).toBe(true)
    expect(await remindOne(buyer, idle.id)).toEqual({ reminded: 1 })
    expect(await beginningLetters(idle.id)).toHaveLength(2)
    await begin(idle.holder)
    clock.moveBy(3 * DAY)
    await expect(remindOne(buyer, idle.id)).rejects.toMatchObject({ status: 409 })
    expect(await remindAll(buyer)).toEqual({ reminded: 1 })
  })

  test('asked for twice at once is one letter each', async () => {
    const buyer = await aTeam(5)
    const ids = [(await invited(buyer)).id, (await invited(buyer)).id]
    ids.push((await aHolder(buyer)).id, (await aHolder(buyer)).id)
    clock.moveBy(MINUTE * 5)
    const presses = [remindAll(buyer), remindAll(buyer), ...ids.map((id) => remindOne(buyer, id))]
    const tries = await Promise.allSettled(presses)
    const counts = tries.map((each) => (each.status === 'fulfilled' ? each.value.reminded : 0))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
    const [first, second, third, fourth] = ids
    const letters = [invitationLetters(first!), invitationLetters(second!)]
    letters.push(beginningLetters(third!), beginningLetters(fourth!))
    expect((await Promise.all(letters)).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  })

  test('is for whoever bought the seats, and of what was not taken back', async () => {
    const buyer = await aTeam()
    const { id } = await invited(buyer)
    clock.moveBy(MINUTE * 5)
    await expect(remindOne(undefined, id)).rejects.toMatchObject({ status: 401 })
    await expect(remindOne(school.admin, id)).rejects.toMatchObject({ status: 403 })
    await expect(remindOne(await aTeam(), id)).rejects.toMatchObject({ status: 404 })
    await expect(remindAll(await aStudent())).rejects.toMatchObject({ status: 404 })
    await remove(buyer, id)
    await expect(remindOne(buyer, id)).rejects.toMatchObject({ status: 409 })
    expect(await remindAll(buyer)).toEqual({ reminded: 0 })
  })
})

describe('progress as CSV', () => {
  const save = (by: TestPerson | undefined, given: object = {}) =>
    school.as(by).call(contract.exportProgress, { courseId: course.id, ...given })
  const saved = async ({ secret }: TestPerson, query = '') => {
    const headers = { host: school.host, cookie: `katedra_session=${secret}` }
    const url = `/home/access-manager/${course.id}/progress${query}`
    return (await market.app.inject({ url, headers })).payload
  }

  test('is whose seats they are, and runs nothing in a spreadsheet', async () => {
    const buyer = await aTeam(2)
    await invite(buyer, { name: '=HYPERLINK(1)', email: 'Ola@ŻÓŁW.pl' })
    const { id } = await invited(buyer)
    const holder = await aStudent()
    await accept(holder, await aLink(school, id))
    const [heads, first, second] = (await saved(buyer)).split('\r\n')
    expect(heads).toContain('Last activity')
    expect(first).toContain(`Łucja 🦊`)
    expect(first).toContain(holder.email)
    expect(second).toContain(`'=HYPERLINK(1),Ola@żółw.pl,Sent`)
    await expect(save(buyer)).rejects.toMatchObject({ status: 429 })
    await expect(save(undefined)).rejects.toMatchObject({ status: 401 })
    await expect(save(await aStudent())).rejects.toMatchObject({ status: 404 })
    await expect(save(await aStudent(), { buyer_id: buyer.id })).rejects.toMatchObject({ status: 404 })
    expect(await saved(school.admin, `?buyer_id=${buyer.id}`)).toContain('HYPERLINK')
  })
})

describe('many at once', () => {
  const importAll = (buyer: TestPerson, lines: string) =>
    school.as(buyer).call(contract.importInvitations, { courseId: course.id, lines })

  test('all that can be are invited, and each other line is told why not', async () => {
    const buyer = await aTeam(3)
    const [known, fresh, more, last] = [anAddress(), anAddress(), anAddress(), anAddress()]
    await invite(buyer, { email: known })
    const lines = ['Name;E-mail', `Ola;${known}`, 'Ala', `"Nowak, Jan",${fresh}`, `Żuk,${more}`, `Max,${last}`]
    expect(await importAll(buyer, lines.join('\r\n'))).toEqual({
      invited: 2,
      left: 0,
      faults: [
        { number: 2, line: `Ola;${known}`, problem: 'invited' },
        { number: 3, line: 'Ala', problem: 'unreadable' },
        { number: 6, line: `Max,${last}`, problem: 'none_left' },
      ],
    })
    expect((await manager(buyer)).invitations.data).toHaveLength(3)
  })

  test('five hundred at most, and never one line', async () => {
    const buyer = await aTeam()
    const many = Array.from({ length: 501 }, (_, at) => `P${at},p${at}@school.test`).join('\n')
    await expect(importAll(buyer, many)).rejects.toMatchObject({ status: 422, fields: { lines: [expect.any(String)] } })
    await expect(importAll(buyer, ' \n ')).rejects.toMatchObject({ status: 422 })
    expect(await takenOf(buyer)).toBe(0)
  })
})

test('the list goes on page by page, and an admin may look at it for whoever asks for help', async () => {
  const buyer = await aTeam(60)
  const lines = Array.from({ length: 55 }, (_, at) => `Osoba ${at},${anAddress()}`).join('\n')
  await school.as(buyer).call(contract.importInvitations, { courseId: course.id, lines })
  const { invitations: first } = await manager(buyer)
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  const rest = await school.as(buyer).call(contract.listInvitations, { courseId: course.id, cursor })
  expect([first.data.length, rest.data.length, rest.next_page_url]).toEqual([50, 5, null])
  expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(55)
  const key = { courseId: course.id, buyer_id: buyer.id }
  expect(await school.as(school.admin).call(contract.getAccessManager, key)).toMatchObject({
    buyer: { name: 'Żaneta Buyer' },
    can: { invite: false },
  })
  await expect(school.as(await aStudent()).call(contract.getAccessManager, key)).rejects.toMatchObject({ status: 404 })
})
