import { beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { subscribeByToken, subscribeCheckoutRegister } from '#modules/checkout/subscribing/contract.ts'
import { CONSENTS } from '#modules/checkout/testing.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { connectPaymentAccount } from '#modules/payments/accounts/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import { tokenFor } from '#providers/payments/sandbox/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { changeCard, getMemberCard } from './contract.ts'
import { aMarketInTime, aPlan, CARDS, membershipOf } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const student = () => school.as(school.student)

/** Its account takes cards by tokens; answers what gives one to a page, of this school or of another origin. */
async function takingTokens() {
  const typed = { gateway: 'sandbox_own', credentials: { card_form: 'token' }, account_id: null } as const
  const { account } = await school.as(school.admin).call(connectPaymentAccount, typed)
  const gateway = market.bank.byToken(account!.id)
  return async (origin = school.origin) => (await tokenFor(gateway, { number: CARDS.good, origin }))!.token
}

test('a plan is paid with a token for which the page sent the card to the bank, once', async () => {
  const course = await aPlan(market, school)
  const token = await takingTokens()
  const {
    slug: _,
    encrypted_card: _card,
    ...purchase
  } = await market.aPurchase(school, { course, consents: [...CONSENTS, 'charges_in_absence'] })
  const used = await token()
  await student().call(subscribeByToken, { ...purchase, card_token: used })
  const member = (await membershipOf(school, course))!
  expect(member).toMatchObject({ status: 'active', lastCharge: 'succeeded' })

  const change = (sent: string) =>
    student().call(changeCard, { membership_id: member.id, token: sent, is_agreed: true })
  const elsewhere = await token('https://elsewhere.test')
  for (const refused of [used, elsewhere, 'tok_made_up'])
    await expect(change(refused)).rejects.toMatchObject({ status: 422, fields: { token: ['Card data is not valid'] } })
  expect((await change(await token())).redirect).toBe('/my/orders')
  const { cards_sent_to } = await student().call(getMemberCard, { membership_id: member.id })
  expect(cards_sent_to).toBe(market.bank.origin)
})

test('what is paid once is paid with a token as well, and a plan by whoever makes an account with it', async () => {
  const token = await takingTokens()
  const [course, other] = [await aPlan(market, school), await market.aCourse(school)]
  const byToken = async (given: { course: SoldProduct; consents: ConsentKind[] }) => ({
    ...(await market.aPurchase(school, given)),
    encrypted_card: undefined,
    card_token: await token(),
  })
  const { slug: _, ...plan } = await byToken({ course, consents: [...CONSENTS, 'charges_in_absence'] })
  const account = { name: 'Zażółć', email: 'by-token@szkola.test', password: 'a long enough one' }
  await school.as().call(subscribeCheckoutRegister, { ...plan, ...account })
  const once = await byToken({ course: other, consents: [...CONSENTS] })
  await student().call(onePageCheckout, once)
  const again = {
    ...(await byToken({ course: await market.aCourse(school), consents: [...CONSENTS] })),
    card_token: once.card_token,
  }
  await student().call(onePageCheckout, again)
  const paid = await school.work(({ tx }) => tx.select().from(transactions).orderBy(transactions.createdAt))
  expect(paid.map(({ status, failureReason }) => failureReason ?? status)).toEqual([
    'PERFORMED',
    'PERFORMED',
    'card_data_invalid',
  ])
})
