import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { listMyGrants, listStudentGrants, revokeGrant } from '#modules/access/contract.ts'
import { findAccessSpan } from '#modules/access/index.ts'
import {
  deleteProduct,
  getEditableProduct,
  listAllCategories,
  publishProduct,
  updateProduct,
} from '#modules/catalog/contract.ts'
import { aProduct, type GivenProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listTopics } from '#modules/community/contract.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { listMyCourses } from '#modules/learning/mine/contract.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { aMembership } from './testing.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

const NOW = { starts_at: expect.any(String) }
const admin = (school: TestSchool) => school.as(school.admin)
const aStudent = (school: TestSchool) => school.aStudent({ email: `${newId()}@school.test` })
const CONSENTS = ['terms', 'service_now', 'service_waiver'] as const
const buy = async (school: TestSchool, buyer: TestPerson, course: SoldProduct, consents?: typeof CONSENTS) =>
  school
    .as(buyer)
    .call(
      onePageCheckout,
      await market.aPurchase(school, { course, amount: course.amount, ...(consents && { consents: [...consents] }) }),
    )
const join = (school: TestSchool, buyer: TestPerson, membership: SoldProduct) =>
  buy(school, buyer, membership, CONSENTS)
const spanOf = (school: TestSchool, person: TestPerson, { id }: { id: string }) =>
  school.work((ctx) => findAccessSpan(ctx, person.id, id))
const opens = async (school: TestSchool, person: TestPerson, ...products: { id: string }[]) =>
  Promise.all(products.map(async (each) => (await spanOf(school, person, each)) !== undefined))
const titles = async (school: TestSchool, person: TestPerson) =>
  (await school.as(person).call(listMyCourses, {})).data.map(({ title }) => title).toSorted()
const page = (school: TestSchool, slug: string, person?: TestPerson) =>
  school.as(person).call(contract.getMembershipPage, { membershipSlug: slug })
const aCourse = (school: TestSchool, given: GivenProduct = {}) => market.aCourse(school, given)
const categoryOf = async (school: TestSchool, name: string) =>
  (await admin(school).call(listAllCategories)).data.find((each) => each.name === name)!.id
const change = (
  school: TestSchool,
  membershipId: string,
  opened: { category_ids?: string[]; product_ids?: string[]; opens_everything?: boolean },
) => admin(school).call(contract.changeOpenings, { membershipId, opens_everything: false, ...opened })
const details = async (school: TestSchool, productId: string, changed: object) => {
  const { title, description_html, difficulty, category } = await admin(school).call(getEditableProduct, { productId })
  const said = { title, description_html, difficulty, category: category ?? '', cover_id: null }
  await admin(school).call(updateProduct, { productId, ...said, ...changed })
}

describe('an admin', () => {
  test('makes one, says what it opens, publishes, duplicates and deletes it', async () => {
    const school = await market.aSchool({ language: 'pl' })
    const [paper, bread] = [
      await aCourse(school, { title: 'Papier', category: 'Warsztaty', amount: 10_000 }),
      await aCourse(school, { title: 'Chleb', amount: 8_000 }),
    ]
    const workshops = await categoryOf(school, 'Warsztaty')
    const { membership } = await admin(school).call(contract.createMembership, { title: 'Cała szkoła', amount: 6_000 })
    const publish = () => admin(school).call(publishProduct, { productId: membership.id })
    await expect(publish()).rejects.toMatchObject({ status: 409, code: 'memberships.opens-nothing' })
    const chosen = await change(school, membership.id, { category_ids: [workshops], product_ids: [bread.id] })
    expect(chosen).toMatchObject({
      opens_everything: false,
      categories: [{ name: 'Warsztaty' }],
      products: [{ title: 'Chleb' }],
      opened: { count: 2 },
      holders_count: 0,
    })
    await publish()
    expect(await page(school, membership.slug)).toMatchObject({
      categories: ['Warsztaty'],
      apart_amount: 18_000,
      has_access: false,
      opened: { count: 2, data: [{ title: 'Chleb', amount: 8_000 }, { title: 'Papier' }] },
    })
    expect(await change(school, membership.id, { opens_everything: true, product_ids: [paper.id] })).toMatchObject({
      opens_everything: true,
      categories: [],
      products: [],
    })
    await expect(change(school, membership.id, {})).rejects.toMatchObject({ status: 422 })
    const copy = (await admin(school).call(contract.duplicateMembership, { membershipId: membership.id })).membership
    const list = (await admin(school).call(contract.listPanelMemberships, { q: 'szkola' })).data
    expect(list).toMatchObject([
      { id: copy.id, title: 'Cała szkoła (kopia)', opened_count: 2, status: 'draft' },
      { id: membership.id, opened_count: 2, status: 'published', students_count: 0 },
    ])
    for (const { id } of [copy, membership, bread])
      expect(await admin(school).call(deleteProduct, { productId: id })).toEqual({ outcome: 'deleted' })
  })

  test('cannot put what has places, a membership, or what is of another school into it', async () => {
    const school = await market.aSchool()
    const elsewhere = await market.aSchool()
    const course = await aCourse(school)
    const strange = await aCourse(elsewhere, { category: 'Obca' })
    const membership = await aMembership(school, { product_ids: [course.id] })
    const kinds = ['live_event', 'bundle', 'consultation', 'membership'] as const
    for (const kind of kinds) {
      const { product } = await school.work((ctx) => aProduct(ctx, { kind, published: false }))
      await expect(change(school, membership.id, { product_ids: [product.id] })).rejects.toMatchObject({
        status: 422,
        fields: { product_ids: [expect.any(String)] },
      })
      const put = school.work(({ tx }) =>
        tx.execute(sql`insert into openings (id, membership_id, product_id)
          values (gen_random_uuid(), ${membership.id}, ${product.id})`),
      )
      await expect(put).rejects.toMatchObject({ constraint: 'openings_kinds' })
    }
    await expect(change(school, membership.id, { product_ids: [strange.id] })).rejects.toMatchObject({ status: 404 })
    const smuggled = school.work(({ tx }) =>
      tx.execute(sql`insert into openings (id, membership_id, product_id)
        values (gen_random_uuid(), ${membership.id}, ${strange.id})`),
    )
    await expect(smuggled).rejects.toMatchObject({ constraint: 'openings_strange' })
    const category_ids = [await categoryOf(elsewhere, 'Obca')]
    await expect(change(school, membership.id, { category_ids })).rejects.toMatchObject({ status: 404 })
    await expect(change(school, course.id, { product_ids: [course.id] })).rejects.toMatchObject({ status: 404 })
    const emptied = school.work(({ tx }) =>
      tx.execute(sql`delete from openings where membership_id = ${membership.id}`),
    )
    await expect(emptied).rejects.toMatchObject({ constraint: 'products_membership_openings' })
  })

  test('is the only one who may', async () => {
    const school = await market.aSchool()
    const { id: membershipId } = await aMembership(school, { opens_everything: true })
    const calls = [
      [contract.listPanelMemberships, {}],
      [contract.createMembership, { title: 'Nie', amount: 0 }],
      [contract.duplicateMembership, { membershipId }],
      [contract.getOpenings, { membershipId }],
      [contract.changeOpenings, { membershipId, opens_everything: true }],
    ] as const
    for (const [endpoint, input] of calls) {
      await expect(school.as().call(endpoint as never, input as never)).rejects.toMatchObject({ status: 401 })
      await expect(school.as(school.student).call(endpoint as never, input as never)).rejects.toMatchObject({
        status: 403,
      })
    }
  })
})

describe('a member', () => {
  test('has all of it while the membership lasts, pays once from two tabs, and loses it with it', async () => {
    const school = await market.aSchool()
    const [one, two] = [await aCourse(school, { title: 'Jeden' }), await aCourse(school, { title: 'Dwa' })]
    const community = await aCommunity(school)
    const membership = await aMembership(
      school,
      { opens_everything: true },
      { access_length: 'one_time', access_days: 5 },
    )
    const buyer = await aStudent(school)
    const purchase = await market.aPurchase(school, { course: membership, consents: [...CONSENTS] })
    const again = { ...purchase, checkout_key: newId() }
    await Promise.allSettled([purchase, purchase, again].map((each) => school.as(buyer).call(onePageCheckout, each)))
    const { data: grants } = await school.as(buyer).call(listMyGrants, {})
    expect(grants).toMatchObject([{ product: { title: 'Cała pracownia' }, source: 'purchase', opens_count: 3, ...NOW }])
    expect(await opens(school, buyer, one, two, community)).toEqual([true, true, true])
    expect(await titles(school, buyer)).toEqual(['Dwa', 'Jeden'])
    expect((await school.as(buyer).call(listTopics)).data.map(({ id }) => id)).toContain(community.topicId)
    expect((await spanOf(school, buyer, one))!.until).toEqual(new Date(grants[0]!.ends_at!))
    expect(await page(school, membership.slug, buyer)).toMatchObject({ has_access: true })
    expect((await school.as(buyer).call(contract.listMyMemberships, {})).data).toMatchObject([
      { title: 'Cała pracownia', opens_everything: true, opened_count: 3, access_until: grants[0]!.ends_at },
    ])
    await expect(join(school, buyer, membership)).rejects.toMatchObject({ code: 'access.already-has-access' })
    clock.moveBy(6 * DAY)
    expect(await opens(school, buyer, one, two, community, membership)).toEqual([false, false, false, false])
    expect(await titles(school, buyer)).toEqual([])
  })

  test('keeps what they bought besides when the membership is taken, and the membership when that is', async () => {
    const school = await market.aSchool()
    const [bought, other] = [await aCourse(school), await aCourse(school)]
    const membership = await aMembership(school, { opens_everything: true })
    const buyer = await aStudent(school)
    await buy(school, buyer, bought)
    expect((await page(school, membership.slug, buyer)).opened.data).toMatchObject([
      { is_owned: false },
      { is_owned: true },
    ])
    await join(school, buyer, membership)
    const { data } = await admin(school).call(listStudentGrants, { id: buyer.id })
    const end = (productId: string) =>
      admin(school).call(revokeGrant, {
        grantId: data.find(({ product }) => product.id === productId)!.id,
        reason: 'Zwrot',
      })
    await end(bought.id)
    expect(await opens(school, buyer, bought, other)).toEqual([true, true])
    await end(membership.id)
    expect(await opens(school, buyer, bought, other)).toEqual([false, false])
    const second = await aStudent(school)
    await buy(school, second, bought)
    await join(school, second, membership)
    const [own] = (await admin(school).call(listStudentGrants, { id: second.id })).data
    await admin(school).call(revokeGrant, { grantId: own!.id, reason: 'Zwrot' })
    expect(await opens(school, second, bought, other)).toEqual([true, false])
  })

  test('has at once what is added, published or categorised later, and no more what is not', async () => {
    const school = await market.aSchool()
    const first = await aCourse(school, { title: 'Pierwszy', category: 'Papier' })
    const draft = await aCourse(school, { title: 'Szkic', category: 'Papier', published: false })
    const moved = await aCourse(school, { title: 'Przeniesiony', category: 'Nić' })
    const alone = await aCourse(school, { title: 'Osobny' })
    const membership = await aMembership(school, { category_ids: [await categoryOf(school, 'Papier')] })
    const buyer = await aStudent(school)
    await join(school, buyer, membership)
    const all = () => opens(school, buyer, first, draft, moved, alone)
    expect(await all()).toEqual([true, false, false, false])
    await admin(school).call(publishProduct, { productId: draft.id })
    await details(school, moved.id, { category: 'Papier' })
    expect(await all()).toEqual([true, true, true, false])
    expect(await titles(school, buyer)).toEqual(['Pierwszy', 'Przeniesiony', 'Szkic'])
    await details(school, first.id, { category: 'Nić' })
    await details(school, draft.id, { is_hidden: true })
    expect(await all()).toEqual([false, false, true, false])
    await change(school, membership.id, { product_ids: [draft.id, alone.id] })
    expect(await all()).toEqual([false, true, false, true])
    await change(school, membership.id, { opens_everything: true })
    expect(await all()).toEqual([true, false, true, true])
    expect(await admin(school).call(deleteProduct, { productId: first.id })).toEqual({ outcome: 'hidden' })
  })

  test('waits no longer than since they have had it, however often it was given', async () => {
    const school = await market.aSchool()
    const course = await aCourse(school)
    const membership = await aMembership(school, { opens_everything: true })
    const buyer = await aStudent(school)
    await join(school, buyer, membership)
    const began = (await spanOf(school, buyer, membership))!.since
    clock.moveBy(9 * DAY)
    await school.work(({ tx, now }) =>
      tx.execute(sql`insert into grants (id, student_id, product_id, source, source_id, starts_at)
        values (gen_random_uuid(), ${buyer.id}, ${course.id}, 'free', gen_random_uuid(), ${atMoment(now)})`),
    )
    expect((await spanOf(school, buyer, course))!.since).toEqual(began)
  })

  test('of one school has nothing of another', async () => {
    const [school, elsewhere] = [await market.aSchool(), await market.aSchool()]
    const strange = await aCourse(elsewhere)
    const membership = await aMembership(school, { opens_everything: true })
    const buyer = await aStudent(school)
    await join(school, buyer, membership)
    const { rows } = await market.app.units.withoutSchool('a test looks past the walls between schools', (tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int as n from openings join products on products.id = ${strange.id}
        where openings.membership_id = ${membership.id} and openings.school_id = products.school_id`),
    )
    expect(rows[0]!.n).toBe(0)
    expect(await opens(elsewhere, buyer, strange)).toEqual([false])
  })

  test('sees them page by page, each once', async () => {
    const school = await market.aSchool()
    for (let number = 1; number <= 14; number++) await aCourse(school, { title: `Kurs ${number}` })
    const membership = await aMembership(school, { opens_everything: true })
    const buyer = await aStudent(school)
    await join(school, buyer, membership)
    clock.moveBy(HOUR)
    const late = await aCourse(school, { title: 'Nowy' })
    const one = await school.as(buyer).call(listMyCourses, {})
    expect([one.data.length, one.data[0]!.id]).toEqual([12, late.id])
    const cursor = new URL(one.next_page_url!, 'http://x').searchParams.get('cursor')!
    const two = await school.as(buyer).call(listMyCourses, { cursor })
    expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(15)
    expect(two.next_page_url).toBeNull()
  })
})
