import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import { takeAccess } from '#modules/access/contract.ts'
import { CONSENTS } from '#modules/checkout/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { getPlan, subscribeCheckout } from '#modules/checkout/subscribing/contract.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { orders } from '#modules/orders/tables.ts'
import { BLIK } from '#modules/payments/saved-cards/testing.ts'
import { savedCards } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import type { TestSchool } from '#test/world.ts'
import { cardLink } from './cards/card-link.ts'
import {
  cancelMembership,
  changeCard,
  changeGrace,
  confirmCharge,
  getMember,
  getMemberCard,
  getMemberNumbers,
  listMembers,
  listMySubscriptions,
  pauseMembership,
  resumeMembership,
  surveyCancel,
} from './contract.ts'
import { writeDigest } from './mails/digesting.ts'
import { noticing } from './mails/noticing.ts'
import { aMarketInTime, aMember, aPlan, CARDS, membershipOf, pass, periodsOf, workOff } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const student = () => school.as(school.student)
const admin = () => school.as(school.admin)
const spanOf = (productId: string) => school.work((ctx) => findAccessSpan(ctx, school.student.id, productId))
const cypherOf = async (number: string) =>
  (await lockedCard(market.bank.gateway, { number, origin: school.origin })).encryptedCard
const subjects = async (to = school.student.email) =>
  (await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, to)))).map(({ subject }) => subject)

/** Somebody whose first charge in their absence was refused. */
async function atRisk(card = CARDS.refusedLater) {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course, { card })
  await pass(market, member.nextAt!.getTime() - clock.now().getTime() + 1_000)
  await workOff(market, school, member)
  return { course, member }
}

describe('what a plan costs', () => {
  test('is said before it is agreed to: today, then how much, how often, from when', async () => {
    const course = await aPlan(market, school)
    const quoted = await school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId })
    expect(quoted).toMatchObject({ amount: 5_000, needs_card: true })
    expect(quoted.consents).toContain('charges_in_absence')
    expect(quoted.lines[0]!.plan).toMatchObject({ period_months: 1, next_amount: 5_000, reduced_charges: 0 })
  })

  test('begins with nothing on a trial, which is asked a card for all the same', async () => {
    const course = await aPlan(market, school, { trial_days: 7 })
    const quoted = await school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId })
    expect(quoted).toMatchObject({ amount: 0, needs_card: true })
    expect(quoted.lines[0]!.plan).toMatchObject({ trial_days: 7, next_amount: 5_000 })
  })

  test('asks for no card where a trial needs none, and is no revenue before it is charged', async () => {
    const course = await aPlan(market, school, { trial_days: 7, trial_needs_card: false })
    const quoted = await school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId })
    expect(quoted).toMatchObject({ amount: 0, needs_card: false })
    expect(quoted.consents).not.toContain('charges_in_absence')
    expect(quoted.lines[0]!.plan).toMatchObject({ trial_days: 7, next_amount: 5_000 })
    const { periodEndsAt } = await aMember(market, school, course, { amount: 0, consents: CONSENTS })
    const { data } = await student().call(listMySubscriptions, {})
    expect(data[0]).toMatchObject({
      next_charge: null,
      ends_at: periodEndsAt!.toISOString(),
      period_ends_at: periodEndsAt!.toISOString(),
      can: { change_card: true, cancel: true, pause: false },
    })
    expect(await admin().call(getMemberNumbers)).toMatchObject({ monthly: [], begun_count: 1 })
  })

  test('is less by a code for so many charges as it is for', async () => {
    const course = await aPlan(market, school)
    const { code } = await aCode(school, { charges: 2 })
    const member = await aMember(market, school, course, { amount: 4_000, promo_code: code })
    const amounts = (await periodsOf(school, member)).map(({ amount }) => amount)
    for (const periods of [2, 3]) {
      const { nextAt } = (await membershipOf(school, course))!
      await pass(market, nextAt!.getTime() - clock.now().getTime() + 1_000)
      await workOff(market, school, member)
      amounts.push((await periodsOf(school, member))[periods - 1]!.amount)
    }
    expect(amounts).toEqual([4_000, 4_000, 5_000])
  })
})

describe('subscribing', () => {
  test('is of a plan that is sold, and of nothing else', async () => {
    const course = await aPlan(market, school)
    expect(await school.as().call(getPlan, { variantId: course.variantId })).toMatchObject({ slug: course.slug })
    const once = await market.aCourse(school)
    await expect(school.as().call(getPlan, { variantId: once.variantId })).rejects.toMatchObject({ status: 404 })
    const { slug: _, ...purchase } = await market.aPurchase(school, {
      course,
      consents: [...CONSENTS, 'charges_in_absence'],
    })
    await student().call(subscribeCheckout, purchase)
    expect(await membershipOf(school, course)).toMatchObject({ status: 'active' })
    const again = await market.aPurchase(school, { course, consents: [...CONSENTS, 'charges_in_absence'] })
    await expect(student().call(onePageCheckout, again)).rejects.toMatchObject({ code: 'access.already-has-access' })
  })

  test('needs the consent to charges in one’s absence, and keeps it with its words', async () => {
    const course = await aPlan(market, school)
    const purchase = await market.aPurchase(school, { course })
    await expect(student().call(onePageCheckout, purchase)).rejects.toMatchObject({
      status: 422,
      fields: { 'consents.charges_in_absence': [expect.any(String)] },
    })
    const { orderId } = await aMember(market, school, course)
    const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.id, orderId)))
    expect(order!.consents.find(({ kind }) => kind === 'charges_in_absence')!.text).toContain(school.name)
  })
})

describe('BLIK', () => {
  test('is said to its member without digits and without an expiry, and charged for the next month', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    await school.work(({ tx }) => tx.update(savedCards).set(BLIK).where(eq(savedCards.transactionId, member.cardFrom!)))
    const [mine] = (await student().call(listMySubscriptions, {})).data
    expect(mine!.card).toEqual({ kind: 'blik', brand: null, last4: null, expires: null })
    expect(mine!.can).toMatchObject({ cancel: true, pause: true, change_card: true })
    await pass(market, member.nextAt!.getTime() - clock.now().getTime() + 1_000)
    await workOff(market, school, member)
    expect(await membershipOf(school, course)).toMatchObject({
      status: 'active',
      lastCharge: 'succeeded',
      periodNumber: 2,
    })
  })
})

describe('another card', () => {
  test('is checked for nothing, and takes the place of the one before', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    const cypher = await cypherOf('4111111111111111')
    const { redirect } = await student().call(changeCard, { membership_id: member.id, cypher, is_agreed: true })
    expect(redirect).toBe('/my/orders')
    const [mine] = (await student().call(listMySubscriptions, {})).data
    expect(mine!.card).toEqual({ kind: 'card', brand: 'visa', last4: '1111', expires: '12/39' })
    const cards = await school.work(({ tx }) => tx.select().from(savedCards))
    expect(cards.filter(({ forgetAt }) => forgetAt === null)).toHaveLength(1)
  })

  test('pays what is at risk at once, by the link of a letter too', async () => {
    const { course, member } = await atRisk()
    const link = new URL(cardLink(market.config.secretKey, { school, now: clock.now() }, member.id)).searchParams.get(
      'link',
    )!
    expect((await school.as().call(getMemberCard, { link })).membership.id).toBe(member.id)
    await school.as().call(changeCard, { link, cypher: await cypherOf(CARDS.good), is_agreed: true })
    const paid = (await membershipOf(school, course))!
    expect(paid).toMatchObject({ status: 'active', lastCharge: 'succeeded' })
    expect((await spanOf(course.id))!.until).toEqual(paid.periodEndsAt)
    await pass(market, 73 * HOUR)
    await expect(school.as().call(getMemberCard, { link })).rejects.toMatchObject({ status: 404 })
  })

  test('is refused where it is none, where the bank says no, and after ten of those for a while', async () => {
    const { member } = await atRisk()
    const sent = { membership_id: member.id, is_agreed: true }
    await expect(student().call(changeCard, { ...sent, cypher: 'none' })).rejects.toMatchObject({
      status: 422,
      fields: { cypher: ['Card data is not valid'] },
    })
    const declined = await cypherOf('4000000000009995')
    for (let refused = 0; refused < 9; refused++)
      await expect(student().call(changeCard, { ...sent, cypher: declined })).rejects.toMatchObject({
        code: 'subscriptions.card-refused',
      })
    await expect(student().call(changeCard, { ...sent, cypher: declined })).rejects.toMatchObject({ status: 429 })
    expect(await membershipOf(school, { id: member.productId })).toMatchObject({
      status: 'at_risk',
      nextAt: expect.any(Date),
    })
  })

  test('is nobody else’s to give', async () => {
    const { member } = await atRisk()
    const other = await school.aStudent({ email: `${newId()}@school.test` })
    const cypher = await cypherOf(CARDS.good)
    const sent = { membership_id: member.id, cypher, is_agreed: true }
    await expect(school.as(other).call(changeCard, sent)).rejects.toMatchObject({ status: 404 })
    await expect(school.as().call(changeCard, sent)).rejects.toMatchObject({ status: 404 })
    await expect(school.as().call(confirmCharge, { membership_id: member.id })).rejects.toMatchObject({ status: 404 })
  })

  test('is not needed where the bank only asks its holder to confirm', async () => {
    const course = await aPlan(market, school)
    const purchase = await market.aPurchase(school, {
      course,
      card: CARDS.asks,
      consents: [...CONSENTS, 'charges_in_absence'],
    })
    await student().call(onePageCheckout, purchase)
    expect(await membershipOf(school, course), 'the bank asks first').toBeUndefined()
  })
})

describe('cancelling', () => {
  test('leaves open what is paid for, can be taken back until then, and asks why once', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    const cancel = (confirmation: string) =>
      student().call(cancelMembership, { membership_id: member.id, confirmation })
    await expect(cancel('cancel')).rejects.toMatchObject({
      status: 422,
      fields: { confirmation: [expect.any(String)] },
    })
    expect(await cancel('CANCEL')).toEqual({ membership_id: member.id, status: 'CANCELED' })
    await expect(cancel('CANCEL')).rejects.toMatchObject({ status: 409 })
    const survey = { membership_id: member.id }
    await expect(
      student().call(surveyCancel, { ...survey, reason: 'other', other_reason: 'abc' }),
    ).rejects.toMatchObject({
      status: 422,
    })
    await student().call(surveyCancel, { ...survey, reason: 'technical', other_reason: 'Film stoi' })
    await student().call(resumeMembership, { membership_id: member.id })
    expect(await membershipOf(school, course)).toMatchObject({
      status: 'active',
      canceledAt: null,
      nextAt: member.nextAt,
    })
    await cancel('CANCEL')
    expect((await spanOf(course.id))!.until).toEqual(member.periodEndsAt)
    await pass(market, 32 * DAY)
    await workOff(market, school, member)
    expect(await membershipOf(school, course)).toMatchObject({ status: 'canceled', nextAt: null })
    expect(await periodsOf(school, member)).toHaveLength(1)
    expect(await spanOf(course.id)).toBeUndefined()
    await expect(student().call(resumeMembership, { membership_id: member.id })).rejects.toMatchObject({ status: 409 })
    expect((await admin().call(getMemberNumbers)).reasons).toEqual([{ reason: 'technical', count: 1 }])
  })

  test('of what was not paid for ends it at once', async () => {
    const { course, member } = await atRisk()
    await student().call(cancelMembership, { membership_id: member.id, confirmation: 'CANCEL' })
    expect(await membershipOf(school, course)).toMatchObject({
      status: 'canceled',
      nextAt: null,
      endedAt: expect.any(Date),
    })
    expect(await spanOf(course.id)).toBeUndefined()
  })

  test('is a pause for a while: nothing is charged, and it goes on by itself', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    const { membership } = await student().call(pauseMembership, { membership_id: member.id, months: 2 })
    expect(membership.paused_until).not.toBeNull()
    await pass(market, 40 * DAY)
    await workOff(market, school, member)
    expect(await spanOf(course.id)).toBeUndefined()
    expect(await periodsOf(school, member)).toHaveLength(1)
    await pass(market, 60 * DAY)
    await workOff(market, school, member)
    expect(await periodsOf(school, member)).toHaveLength(2)
    expect(await spanOf(course.id)).toBeDefined()
  })

  test('is done by a school that takes the product away: nothing is charged any more', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    await admin().call(takeAccess, { id: school.student.id, productId: course.id, reason: 'Łamanie regulaminu' })
    expect(await membershipOf(school, course)).toMatchObject({ status: 'canceled', nextAt: null })
    await pass(market, 40 * DAY)
    await workOff(market, school, member)
    expect(await periodsOf(school, member)).toHaveLength(1)
  })
})

describe('letters', () => {
  test('tell of a charge a day before, of what was paid, and of what was refused with a link', async () => {
    const { member } = await atRisk()
    await expect.poll(() => subjects()).toContain('The charge for “Światło i cień” was not successful')
    const [{ html } = { html: '' }] = (
      await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, school.student.email)))
    ).filter(({ subject }) => subject.includes('was not successful'))
    expect(html).toContain(`/my/membership/card?link=${member.id}`)
  })

  test('of the next charge come once', async () => {
    const course = await aPlan(market, school)
    const member = await aMember(market, school, course)
    const notice = noticing({ ...partsOfJobs(market), findSchool: async () => school })
    const told = async () => (await subjects()).filter((subject) => subject.includes('we will charge')).length
    await notice.work(thrown)
    expect(await told()).toBe(0)
    await pass(market, member.nextAt!.getTime() - clock.now().getTime() - 23 * HOUR)
    await notice.work(thrown)
    await notice.work(thrown)
    expect(await told()).toBe(1)
  })

  test('tell a school each day what renewed, failed and ended', async () => {
    await atRisk()
    await school.work((ctx) => writeDigest(ctx, partsOfJobs(market)))
    expect(await subjects(school.admin.email)).toContain('Subscriptions in the last 24 hours')
  })
})

describe('members', () => {
  test('are listed and shown to those who may see orders, of their own school', async () => {
    const { member } = await atRisk()
    const found = await admin().call(listMembers, { status: 'at_risk', q: school.student.name.split(' ')[0] })
    expect(found.data.map(({ id }) => id)).toEqual([member.id])
    expect((await admin().call(listMembers, { status: 'active' })).data).toEqual([])
    const shown = await admin().call(getMember, { memberId: member.id })
    expect(shown.periods.map(({ state }) => state)).toEqual(['open', 'paid'])
    expect(shown.attempts).toMatchObject([
      { period: 2, outcome: 'failed', by_holder: false, amount: 5_000 },
      { period: 1, outcome: 'completed', by_holder: true, amount: 5_000 },
    ])
    const mails = async () => (await admin().call(getMember, { memberId: member.id })).mails
    await expect
      .poll(mails)
      .toMatchObject([{ subject: expect.stringMatching(/^The charge for .* was not successful$/) }])
    const numbers = await admin().call(getMemberNumbers)
    expect(numbers.monthly).toEqual([{ currency: 'PLN', amount: 0, at_risk_amount: 5_000 }])
    await expect(student().call(listMembers, {})).rejects.toMatchObject({ status: 403 })
    await expect(school.as().call(getMember, { memberId: member.id })).rejects.toMatchObject({ status: 401 })
    const other = await market.aSchool()
    await expect(other.as(other.admin).call(getMember, { memberId: member.id })).rejects.toMatchObject({ status: 404 })
  })

  test('have the grace that their school gives', async () => {
    const seen = '7'
    await expect(admin().call(changeGrace, { grace_days: 22, seen })).rejects.toMatchObject({ status: 422 })
    await admin().call(changeGrace, { grace_days: 0 })
    const { course } = await atRisk()
    expect(await spanOf(course.id)).toBeUndefined()
  })
})
