import { eq } from 'drizzle-orm'
import { afterAll, afterEach } from 'vitest'
import type { PriceTerms } from '#modules/catalog/contract.ts'
import { variants } from '#modules/catalog/tables.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, CONSENTS, type Market, quietParts } from '#modules/checkout/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { reconcilePayments } from '#modules/payments/reconcile-payments.ts'
import { sessions } from '#modules/people/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { charging } from './charging/charging.ts'
import { type Membership, membershipPeriods, memberships } from './tables.ts'

/** Cards of the bank, by what becomes of charges while their holder is away. */
export const CARDS = { good: '5555555555554444', refusedLater: '4000000000000341', asks: '4000003800000446' }

type Plan = Partial<Pick<PriceTerms, 'amount' | 'period_months' | 'trial_days' | 'trial_needs_card'>>

/** A course for 50,00 a month, unless said otherwise. */
export const aPlan = (market: Market, school: TestSchool, plan: Plan = {}): Promise<SoldProduct> =>
  market.aCourse(school, { amount: 5_000, payment_model: 'membership', period_months: 1, ...plan })

interface Buying {
  card?: string
  /** what is asked to be paid; left out, the price */
  amount?: number
  by?: TestPerson
  consents?: readonly string[]
  promo_code?: string
}

/** Somebody who pays for it by periods from now on. */
export async function aMember(
  market: Market,
  school: TestSchool,
  course: SoldProduct,
  { card = CARDS.good, by = school.student, ...given }: Buying = {},
): Promise<Membership> {
  const purchase = await market.aPurchase(school, {
    course,
    card,
    consents: [...CONSENTS, 'charges_in_absence'],
    ...(given as object),
  })
  await school.as(by).call(onePageCheckout, purchase)
  return (await membershipOf(school, course, by))!
}

export const membershipOf = (
  school: TestSchool,
  { id: productId }: Pick<SoldProduct, 'id'>,
  { id }: Pick<TestPerson, 'id'> = school.student,
): Promise<Membership | undefined> =>
  school.work(async ({ tx }) =>
    (await tx.select().from(memberships).where(eq(memberships.productId, productId))).find(
      ({ studentId }) => studentId === id,
    ),
  )

export const periodsOf = (school: TestSchool, { id }: Pick<Membership, 'id'>) =>
  school.work(({ tx }) =>
    tx.select().from(membershipPeriods).where(eq(membershipPeriods.membershipId, id)).orderBy(membershipPeriods.number),
  )

/** A market whose workers work, and whose clocks, the bank's too, are back at now after each test. */
export async function aMarketInTime(): Promise<Market> {
  const market = await aMarket()
  await market.startWorking()
  afterEach(async () => {
    clock.shiftMilliseconds = 0
    await market.bank.setClock(0)
    await market.bank.clearFaults()
  })
  afterAll(() => market.close())
  return market
}

type Months = 1 | 3 | 6 | 12

/** Another price of the same product, by periods; its id. */
export const anotherPlan = (
  school: TestSchool,
  { id }: Pick<SoldProduct, 'id'>,
  { amount, months }: { amount: number; months: Months },
): Promise<string> =>
  school.work(async ({ tx }) => {
    const sold = await tx.select().from(variants).where(eq(variants.productId, id))
    const { id: _id, ...same } = sold[0]!
    const terms = { name: `${sold.length}: ${months} months`, amount, periodMonths: months, trialDays: 0 }
    const [plan] = await tx
      .insert(variants)
      .values({ ...same, position: sold.length + 1, ...terms, paymentModel: BY_PERIODS })
      .returning()
    return plan!.id
  })

/** Lets so much time pass, at the bank too; whoever is signed in stays so. */
export async function pass(market: Market, milliseconds: number): Promise<void> {
  clock.moveBy(milliseconds)
  const expiresAt = new Date(clock.time() + DAY)
  await market.app.units.withoutSchool('a test lets time pass', (tx) => tx.update(sessions).set({ expiresAt }))
  await market.bank.setClock(clock.shiftMilliseconds)
}

/** Asks the bank what became of charges that it did not answer, as a worker does each minute. */
export const reconcile = (market: Market): Promise<void> =>
  reconcilePayments({ ...partsOfJobs(market), gateways: market.gateways }, thrown)

/** Works off what is due of a membership, as a worker does. */
export function workOff(
  market: Market,
  school: TestSchool,
  { id: membershipId }: Pick<Membership, 'id'>,
): Promise<void> {
  const work = { schoolId: school.id, membershipId }
  return charging(chargingParts(market, school)).work(work, new AbortController().signal)
}

export const chargingParts = (market: Market, school: TestSchool) => ({
  ...quietParts(),
  ...partsOfJobs(market),
  gateways: market.gateways,
  findSchool: async () => school,
})
