import { aBundle } from '#modules/bundles/testing.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { aProduct, type GivenProduct, soldAs, type SoldProduct } from '#modules/catalog/testing.ts'
import { BY_PERIODS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { type BumpBody, createBump } from '#modules/offers/bumps/contract.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { aCourseInParts } from '#modules/offers/owned/testing.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { changeHours, changeTerms } from '#modules/consultations/setup/contract.ts'
import { aConsultation, someTerms } from '#modules/consultations/testing.ts'
import { aDownload } from '#modules/downloads/testing.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { aWorldOver, type TestPerson, type TestSchool, type World } from '#test/world-over.ts'
import type { TortureSettings } from './settings.ts'
import type { TownEnv } from './town.ts'

export type Buyer = Pick<TestPerson, 'id' | 'secret'>

export interface Ware {
  kind: ProductKind
  id: string
  slug: string
  variantId: string
  /** paid for by periods, with a card that is kept */
  isPlan: boolean
}

export interface Market {
  school: SchoolIdentity
  admin: Buyer
  buyers: Buyer[]
  wares: Ware[]
  /** letters of promo codes that take something off everything, a few times */
  codes: string[]
}

const KINDS = 7
const MONTHLY = { payment_model: BY_PERIODS, period_months: 1 } as const

/** A school with enough wares of each kind for every buyer to make their share of the purchases, and too few of what is scarce. */
export async function openMarket(env: TownEnv, { purchases, buyers: buyersCount }: TortureSettings): Promise<Market> {
  const world = await aWorldOver({ url: env.DATABASE_URL, drop: async () => {} }, env)
  const school = await world.aSchool({ slug: 'torture', language: 'pl' })
  const buyers: Buyer[] = []
  for (let number = 0; number < buyersCount; number++) buyers.push(await school.aStudent({ name: `Jan ${number}` }))
  const wares: Ware[] = []
  for (let number = 0; wares.length < Math.max(KINDS, purchases / buyersCount); number++)
    wares.push(...(await fillShelf(world, school, number, buyersCount)))
  const few = Math.max(2, Math.ceil(purchases / 15))
  const codes = [
    await aCode(school, { value: 20, uses_limit: few }),
    await aCode(school, { kind: 'amount', value: 777, uses_limit: few, uses_per_person: 1 }),
  ]
  await world.close()
  const { admin } = school
  return { school, admin, buyers, wares, codes: codes.map(({ code }) => code) }
}

/** One ware of each kind, a course in a lesser and a better variant, and what is paid for by the month, one of them after a trial; of the packages, files, places and slots there is enough for some of the buyers. */
async function fillShelf(world: World, school: TestSchool, number: number, buyers: number): Promise<Ware[]> {
  const admin = school.as(school.admin)
  const few = Math.max(2, Math.ceil(buyers / 5))
  const called = (title: string) => ({ title: `${title} ${number}` })
  const aCourse = (title: string, amount: number, plan: GivenProduct = {}): Promise<SoldProduct> =>
    school.work(async (ctx) => soldAs(await aProduct(ctx, { ...called(title), amount, ...plan })))
  const reduce = ({ id: productId, variantId }: SoldProduct, amount: number) =>
    admin.call(startPromotion, { productId, variantId, amount, packages_limit: few })

  const course = await aCourse('Kurs', 12_300)
  const seat_prices = [{ from: 3, amount: 8_100 }]
  await admin.call(changeSeatPrices, { productId: course.id, variantId: course.variantId, seat_prices })
  await reduce(course, 9_900)
  const extra = await aCourse('Warsztat', 4_567)
  await reduce(extra, 3_210)
  const bundle = await aBundle(
    school,
    [await aCourse('Papier', 6_000), await aCourse('Nici', 7_000)],
    called('Komplet'),
  )
  const download = await aDownload(world, school, called('Zeszyt'))
  await admin.call(changeSale, { productId: download.id, stock_limit: 2 * few })
  const beside: [SoldProduct, Pick<BumpBody, 'price'> & Partial<BumpBody>][] = [
    [extra, { price: 'usual' }],
    [download, { price: 'percent', value: 33 }],
    [bundle, { price: 'amount', value: 9_999 }],
  ]
  for (const [{ variantId }, priced] of beside)
    await admin.call(createBump, { productId: course.id, offered_variant_id: variantId, ...priced })

  const consultation = await aConsultation(school, called('Rozmowa'))
  const consultationId = consultation.id
  const horizon_days = few + 1
  await admin.call(changeTerms, { consultationId, ...someTerms({ horizon_days, buffer_after: 15 }) })
  // Two hours, of which the second is the first of the next shelf's: all are in one calendar.
  const from = 5 + (number % 17)
  const hours = { from: `${String(from).padStart(2, '0')}:00`, until: `${String(from + 2).padStart(2, '0')}:00` }
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours }))
  await admin.call(changeHours, { consultationId, rules, exceptions: [] })
  const event = await anEvent(school, { ...called('Wieczór'), capacity: few })
  const { first, whole } = await aCourseInParts(school)
  for (const { id: productId, variantId } of [first, whole])
    await admin.call(changeSeatPrices, { productId, variantId, seat_prices })
  const sold: [ProductKind, SoldProduct][] = [
    ['course', course],
    ['course', first],
    ['course', whole],
    ['consultation', consultation],
    ['live_event', event],
    ['bundle', bundle],
    ['download', download],
    ['community', await aCommunity(school, called('Krąg'))],
    ['membership', await aMembership(school, { product_ids: [extra.id] }, called('Pracownia'))],
  ]
  const plans: [ProductKind, SoldProduct][] = [
    ['course', await aCourse('Co miesiąc', 4_900, MONTHLY)],
    ['course', await aCourse('Na próbę', 5_900, { ...MONTHLY, trial_days: 14 })],
    ['membership', await aMembership(school, { product_ids: [extra.id] }, { ...called('Klub'), ...MONTHLY })],
  ]
  const asWare = ([kind, { id, slug, variantId }]: (typeof sold)[number]) => ({ kind, id, slug, variantId })
  return [
    ...sold.map((each) => ({ ...asWare(each), isPlan: false })),
    ...plans.map((each) => ({ ...asWare(each), isPlan: true })),
  ]
}
