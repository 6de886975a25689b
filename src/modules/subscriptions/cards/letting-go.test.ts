import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordAnswer } from '#modules/payments/record-answer.ts'
import { savedCards, transactions } from '#modules/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { endMembership } from '../end-membership.ts'
import { aMarketInTime, aMember, aPlan, pass } from '../testing.ts'
import { lettingGo } from './letting-go.ts'

const market = await aMarketInTime()
const school = await market.aSchool()

const cardOf = (transactionId: string) =>
  school.work(async ({ tx }) => {
    const [card] = await tx.select().from(savedCards).where(eq(savedCards.transactionId, transactionId))
    return card!
  })

test('a card that the gateway tells of after its membership has ended is let go of, and one that is charged stays', async () => {
  const course = await aPlan(market, school)
  const [left, stays] = [await school.aStudent(), await school.aStudent()]
  const ended = await aMember(market, school, course, { by: left })
  const member = await aMember(market, school, course, { by: stays })
  const { cardFrom } = ended
  await school.work(async (ctx) => {
    // As if nothing but a notification had been heard of the payment, which tells of no card.
    await ctx.tx.delete(savedCards).where(eq(savedCards.transactionId, cardFrom!))
    await ctx.tx.update(transactions).set({ cardSettledAt: null }).where(eq(transactions.id, cardFrom!))
    await endMembership(ctx, ended, 'left')
    const savedCard = { kind: 'blik', token: 'told-late' } as const
    await recordAnswer(ctx, cardFrom!, { status: 'approved', paymentId: 'late', savedCard }, market.gateways)
  })
  expect((await cardOf(cardFrom!)).forgetAt, 'it is kept for a membership that needs it no more').toBeNull()

  const letGo = () => lettingGo(partsOfJobs(market)).work(thrown)
  await letGo()
  expect((await cardOf(cardFrom!)).forgetAt, 'a membership might still take it').toBeNull()
  await pass(market, DAY + 1_000)
  await letGo()
  expect((await cardOf(cardFrom!)).forgetAt).not.toBeNull()
  expect((await cardOf(member.cardFrom!)).forgetAt).toBeNull()
})
