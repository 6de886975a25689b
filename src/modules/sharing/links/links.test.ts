import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { productVisits } from '#modules/analytics/tables.ts'
import { Visits } from '#modules/analytics/index.ts'
import { CAMPAIGNS_OF_A_DAY } from '#modules/analytics/visits/keep-visits.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { unpublishProduct } from '#modules/catalog/contract.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { hasLink } from './told-apart.ts'

const market = await aMarket()
afterAll(() => market.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof market.aCourse>>
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { amount: 10_000 })
})

const made = { name: 'Newsletter, jesień 🍂', source: 'newsletter', medium: 'Email', campaign: 'Jesień' }
const as = (person: TestPerson = school.admin) => school.as(person)
const create = async (given: Partial<typeof made> = {}, person?: TestPerson) =>
  (await as(person).call(contract.createCampaignLink, { productId: course.id, ...made, ...given })).link
const list = (asked: { archived?: '1'; cursor?: string } = {}, person?: TestPerson) =>
  as(person).call(contract.listCampaignLinks, { productId: course.id, ...asked })
const named = (linkId: string) => ({ productId: course.id, linkId })

async function buyBy(link: contract.CampaignLink) {
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const campaign = new URL(link.url).search.slice(1)
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, campaign }))
}

test('a link leads to the product and stands beside what came of it, from its beginning', async () => {
  const link = await create()
  expect(link).toMatchObject({
    name: made.name,
    url: `${school.origin}/${course.slug}?utm_source=newsletter&utm_medium=email&utm_campaign=jesie%C5%84`,
    source: 'newsletter',
    medium: 'email',
    campaign: 'jesień',
    sales: { sold: 0, amount: 0 },
  })
  const other = await create({ name: 'Plakat', source: 'plakat', medium: '', campaign: '' })
  await buyBy(link)
  await buyBy(link)
  await school.work(({ tx }) =>
    tx.insert(productVisits).values([
      { productId: course.id, on: '2026-01-02', campaign: new URL(link.url).search.slice(1), views: 5, checkouts: 2 },
      { productId: course.id, on: '2024-01-02', campaign: new URL(link.url).search.slice(1), views: 4, checkouts: 1 },
      { productId: course.id, on: '2026-01-02', campaign: 'utm_source=nobody', views: 9, checkouts: 9 },
    ]),
  )
  expect((await list()).data).toMatchObject([
    { id: other.id, views: 0, checkouts: 0, sales: { sold: 0, amount: 0 } },
    { id: link.id, views: 9, checkouts: 3, sales: { sold: 2, amount: 20_000, refunded_amount: 0, others: [] } },
  ])
})

test('no two links of a product say the same, however it is typed; those of another product may', async () => {
  await create()
  await expect(create({ name: 'Znowu', source: ' Newsletter ', campaign: 'JESIEŃ' })).rejects.toMatchObject({
    status: 422,
    fields: { source: [expect.stringContaining(made.name)] },
  })
  const both = await Promise.allSettled([create({ source: 'x' }), create({ source: 'x' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const another = await market.aCourse(school)
  await as().call(contract.createCampaignLink, { productId: another.id, ...made })
})

test('it is called something else, and of two who rename it at once one is told', async () => {
  const link = await create()
  const renamed = await as().call(contract.renameCampaignLink, { ...named(link.id), name: 'Zima', version: 1 })
  expect(renamed.link).toMatchObject({ name: 'Zima', url: link.url, version: 2 })
  await expect(
    as().call(contract.renameCampaignLink, { ...named(link.id), name: 'Wiosna', version: 1 }),
  ).rejects.toMatchObject({ status: 409, code: 'sharing.link-changed' })
})

test('what was put away is listed apart, counted on, and taken back', async () => {
  const link = await create()
  await as().call(contract.archiveCampaignLink, named(link.id))
  await as().call(contract.archiveCampaignLink, named(link.id))
  expect((await list()).data).toEqual([])
  await buyBy(link)
  expect((await list({ archived: '1' })).data).toMatchObject([{ id: link.id, is_archived: true, sales: { sold: 1 } }])
  await as().call(contract.restoreCampaignLink, named(link.id))
  expect((await list()).data).toMatchObject([{ id: link.id, is_archived: false }])
})

test('a long list is read page by page', async () => {
  for (let nth = 0; nth < 23; nth++) await create({ source: `s${nth}` })
  const first = await list()
  const cursor = new URLSearchParams(first.next_page_url!.split('?')[1]).get('cursor')!
  const rest = await list({ cursor })
  expect(rest.next_page_url).toBeNull()
  expect([...first.data, ...rest.data].map(({ source }) => source)).toEqual(
    Array.from({ length: 23 }, (_, nth) => `s${22 - nth}`),
  )
})

test('a draft has no link; one made before stays with its product', async () => {
  await create()
  await as().call(unpublishProduct, { productId: course.id })
  await expect(create({ source: 'x' })).rejects.toMatchObject({ status: 409, code: 'sharing.not-published' })
  expect((await list()).data).toHaveLength(1)
})

test('what is typed wrong is said under its field', async () => {
  const wrong = (given: Partial<typeof made>) => create(given).catch((error: { fields: object }) => error.fields)
  expect(await wrong({ name: ' ' })).toHaveProperty('name')
  expect(await wrong({ name: 'ą'.repeat(121) })).toHaveProperty('name')
  expect(await wrong({ source: '' })).toHaveProperty('source')
  expect(await wrong({ medium: 'x'.repeat(61) })).toHaveProperty('medium')
})

test('editors make links and see no money; support sees them; students and neighbours do not', async () => {
  const editor = await school.anAdmin({ adminRole: 'editor' })
  const support = await school.anAdmin({ adminRole: 'support', email: 'support@szkola.test' })
  const link = await create({}, editor)
  expect(link.sales).toBeNull()
  expect((await list({}, support)).data).toMatchObject([{ id: link.id, sales: null }])
  await expect(create({ source: 'x' }, support)).rejects.toMatchObject({ status: 403 })
  await expect(list({}, school.student)).rejects.toMatchObject({ status: 403 })
  const neighbour = await market.aSchool()
  const theirs = neighbour.as(neighbour.admin)
  await expect(theirs.call(contract.archiveCampaignLink, named(link.id))).rejects.toMatchObject({ status: 404 })
  const another = await market.aCourse(school)
  await expect(
    as().call(contract.archiveCampaignLink, { productId: another.id, linkId: link.id }),
  ).rejects.toMatchObject({ status: 404 })
})

test('however many campaigns others make up, visits by a link are counted', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx))
  const { link } = await as().call(contract.createCampaignLink, { productId: product.id, ...made })
  const campaign = new URL(link.url).search.slice(1)
  const visits = new Visits()
  visits.alwaysTellApart(hasLink)
  const note = (led: string) => visits.note({ schoolId: school.id, slug: product.slug, step: 'views', campaign: led })
  for (let nth = 0; nth < CAMPAIGNS_OF_A_DAY + 5; nth++) note(`utm_source=made-up-${nth}`)
  await visits.keep(market.app.units)
  note(campaign)
  await visits.keep(market.app.units)
  const kept = await school.work(({ tx }) =>
    tx.select().from(productVisits).where(eq(productVisits.campaign, campaign)),
  )
  expect(kept).toMatchObject([{ views: 1 }])
})
