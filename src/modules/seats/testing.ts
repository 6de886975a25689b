import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { getOrder, listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import type { Market } from '#modules/checkout/testing.ts'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { invitations } from './tables.ts'

/** From five on 80,00 each, from ten 60,00. */
export const STEPS = [
  { from: 5, amount: 8_000 },
  { from: 10, amount: 6_000 },
]

/** A course for 100,00, sold in licences. */
export async function aCourseInSeats(market: Market, school: TestSchool): Promise<SoldProduct> {
  const course = await market.aCourse(school, { amount: 10_000 })
  await school
    .as(school.admin)
    .call(changeSeatPrices, { productId: course.id, variantId: course.variantId, seat_prices: STEPS })
  return course
}

const priceOf = (quantity: number) => (STEPS.findLast(({ from }) => from <= quantity)?.amount ?? 10_000) * quantity

/** Somebody who bought so many; one of them is their own unless said otherwise. */
export async function aBuyer(
  market: Market,
  school: TestSchool,
  { course, quantity, own_seat = true }: { course: SoldProduct; quantity: number; own_seat?: boolean },
): Promise<TestPerson> {
  const buyer = await school.aStudent({ name: 'Żaneta Buyer', email: `${newId()}@school.test` })
  await buySeats(market, school, { buyer, course, quantity, own_seat })
  return buyer
}

export async function buySeats(
  market: Market,
  school: TestSchool,
  {
    buyer,
    course,
    quantity,
    own_seat,
  }: { buyer: TestPerson; course: SoldProduct; quantity: number; own_seat: boolean },
): Promise<{ redirect: string }> {
  const amount = priceOf(quantity)
  return school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, amount, quantity, own_seat }))
}

/** The school gives the money of a buyer's latest order back, and takes what came of it. */
export async function takeBack(school: TestSchool, buyer: TestPerson): Promise<void> {
  const [order] = (await school.as(buyer).call(listMyOrders, {})).data
  const admin = school.as(school.admin)
  await admin.call(getOrder, { orderId: order!.id })
  await admin.call(refundOrder, { orderId: order!.id, reason: 'Obiecane', access: 'take' })
}

/** The link of an invitation, as if its mail had just been written: where no worker writes one meanwhile. */
export async function aLink(school: TestSchool, invitationId: string): Promise<string> {
  const token = newSecret()
  await school.work(({ tx }) =>
    tx
      .update(invitations)
      .set({ tokenDigest: digestOf(token) })
      .where(eq(invitations.id, invitationId)),
  )
  return token
}

/** The link of the mail that somebody got, once it has come: in a world at work, whose worker makes the link. */
export async function aMailedLink(school: TestSchool, email: string): Promise<string> {
  const mailsTo = async () => (await school.as().call(listKeptMails, {})).data.filter(({ to }) => to === email)
  await expect.poll(mailsTo, { interval: 100 }).toHaveLength(1)
  const [mail] = await mailsTo()
  const { text } = await school.as().call(getKeptMail, { id: mail!.id })
  return /\/invitations\/([\w-]+)/.exec(text)![1]!
}
