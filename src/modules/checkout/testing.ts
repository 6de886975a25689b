import { aBank, type TestBank, lockedCard } from '#providers/payments/sandbox/testing.ts'
import { newId } from '#platform/ids.ts'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import { openedByGrant } from '#modules/access/opened-by-grant.ts'
import { packages } from '#modules/catalog/promotions/packages.ts'
import { stock } from '#modules/catalog/sale/stock.ts'
import { ScarceThings } from '#modules/catalog/scarce.ts'
import { aProduct, type GivenProduct, soldAs, type SoldProduct } from '#modules/catalog/testing.ts'
import { fulfillableBundles } from '#modules/bundles/fulfillable-bundles.ts'
import { fulfillableConsultations } from '#modules/consultations/fulfillable-consultations.ts'
import { slots } from '#modules/consultations/slots/scarce-slots.ts'
import { places } from '#modules/live-events/waiting/places.ts'
import { fulfillableEvents } from '#modules/live-events/fulfillable-events.ts'
import { fulfillableCourses } from '#modules/courses/fulfillable-courses.ts'
import type { PublishedEvent } from '#platform/jobs/publish.ts'
import { react } from '#platform/jobs/work-off-events.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { eq } from 'drizzle-orm'
import { freePorts } from '#test/free-ports.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { scarceCodes } from '#modules/offers/codes/scarce-codes.ts'
import { scarceOwned } from '#modules/orders/owned/scarce-owned.ts'
import { scarceShares } from '#modules/offers/shares/scarce-shares.ts'
import { type Purchase } from './contract.ts'
import { askUntilAnswered } from './ui/ask-until-answered.ts'
import { planKeeper } from '#modules/subscriptions/plan-keeper.ts'
import { Referrals } from './referrals.ts'

/** What a company fills in at a checkout. */
export const A_COMPANY = {
  company_name: 'Żółw sp. z o.o.',
  vat_id: 'PL5260250274',
  address_1: 'ul. Wolna 1',
  postal_code: '00-001',
  city: 'Warszawa',
}

export interface Market extends World {
  bank: TestBank
  /** what a buyer sends: a purchase of the product's first variant with a card that is approved at once */
  aPurchase(school: TestSchool, given?: GivenPurchase): Promise<Purchase & { slug: string }>
  aCourse(school: TestSchool, given?: GivenProduct): Promise<SoldProduct>
  /** writes the confirmations of all that was paid so far, as the workers do soon after */
  confirm(): Promise<void>
}

interface GivenPurchase extends Partial<Purchase> {
  course?: SoldProduct
  /** a number of the test cards */
  card?: string
}

export const CONSENTS = ['terms', 'digital_content_now', 'digital_content_waiver'] as const

/** What is scarce, as the manifests put it in. */
export function allThatIsScarce(): ScarceThings {
  const scarce = new ScarceThings()
  scarce.register('stock', stock)
  scarce.register('package', packages)
  scarce.register('place', places)
  scarce.register('slot', slots)
  scarce.register('code', scarceCodes)
  scarce.register('share', scarceShares)
  scarce.register('owned', scarceOwned)
  return scarce
}

/** What happens to what is sold, without a school to be written about. */
export function quietParts() {
  const fulfillables = new Fulfillables()
  fulfillables.register(fulfillableCourses)
  fulfillables.register(fulfillableBundles(fulfillables))
  fulfillables.register(fulfillableEvents)
  fulfillables.register(fulfillableConsultations)
  fulfillables.register(openedByGrant('download', { isGift: true }))
  fulfillables.register(openedByGrant('community'))
  fulfillables.register(openedByGrant('membership'))
  fulfillables.keepSeats({ open: async () => {}, close: async () => {}, given: async () => [] })
  fulfillables.keepPlans(planKeeper(fulfillables))
  return {
    fulfillables,
    scarce: allThatIsScarce(),
    referrals: new Referrals(),
    schools: { view: async () => undefined },
    writeMail: async () => true,
  }
}

/** The whole application, listening, beside a real bank that notifies it. */
export async function aMarket(
  env: { bank?: Record<string, string>; app?: Record<string, string> } = {},
): Promise<Market> {
  const database = await createTestDatabase()
  const port = await freePorts(1)
  const bank = await aBank(database.url, env.bank)
  const world = await aWorld({
    PORT: String(port),
    SANDBOX_BANK: 'true',
    SANDBOX_BANK_PORT: new URL(bank.origin).port,
    SANDBOX_BANK_SECRET: 'a-secret-of-the-tests',
    ...env.app,
  })
  await world.app.listen({ port, host: '127.0.0.1' })
  const aCourse = async (school: TestSchool, given: GivenProduct = {}): Promise<SoldProduct> =>
    school.work(async (ctx) => soldAs(await aProduct(ctx, given)))
  return {
    ...world,
    bank,
    aCourse,
    async aPurchase(school, { course, card, ...given } = {}) {
      const bought = course ?? (await aCourse(school))
      const locked = await lockedCard(bank.gateway, { ...(card && { number: card }), origin: school.origin })
      return {
        slug: bought.slug,
        checkout_key: newId(),
        variant_id: bought.variantId,
        amount: bought.amount,
        currency: school.currency,
        encrypted_card: locked.encryptedCard,
        consents: [...CONSENTS],
        ...BillingDetails.parse({}),
        ...given,
      }
    },
    confirm: () => confirmPaid(world),
    async close() {
      await world.close()
      await bank.stop()
      await database.drop()
    },
  }
}

async function confirmPaid(world: World): Promise<void> {
  const confirms = world.reactions.of(orderPaid.eventName).find(({ queue }) => queue === 'checkout.mail-confirmation')!
  const { units, findSchool } = partsOfJobs(world)
  const paid = await units.withoutSchool('a test confirms what was paid', (tx) =>
    tx.select().from(domainEvents).where(eq(domainEvents.name, orderPaid.eventName)),
  )
  for (const { occurredAt, ...event } of paid)
    await react(confirms, { ...event, at: occurredAt.toISOString() } as PublishedEvent, { units, findSchool })
}

/** As browsers do, again where there were too many visitors to be answered. */
export const untilAnswered = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  askUntilAnswered(ask, () => undefined)

/** The same, of one purchase under its key, as a page sends it: one that was put down before it was refused is gone on with. */
export function untilBought<Answer>(buy: (given: { checkout_key: string }) => Promise<Answer>): Promise<Answer> {
  const given = { checkout_key: newId() }
  return untilAnswered(() => buy(given))
}
