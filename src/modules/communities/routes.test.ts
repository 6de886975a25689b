import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { deleteProduct, getEditableProduct, publishProduct } from '#modules/catalog/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { deleteTopic, listTopicPosts, listTopics, updateTopic } from '#modules/community/contract.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import * as contract from './contract.ts'
import { aCommunity } from './testing.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool({ language: 'pl' })
afterAll(() => market.close())

const admin = (at = school) => at.as(at.admin)
const aStudent = () => school.aStudent({ email: `${newId()}@school.test` })
const page = (slug: string, person?: TestPerson) =>
  school.as(person).call(contract.getCommunityPage, { communitySlug: slug })
const put = (communityId: string, topic_ids: string[]) =>
  admin().call(contract.changeCommunityTopics, { communityId, topic_ids })
const topicsOf = async (person: TestPerson) => (await school.as(person).call(listTopics)).data.map(({ id }) => id)

describe('an admin', () => {
  test('makes one, puts topics into it, publishes, duplicates and deletes it', async () => {
    const { community } = await admin().call(contract.createCommunity, { title: 'Krąg papieru', amount: 9_000 })
    expect(community.slug).toBe('krag-papieru')
    const publishing = { productId: community.id }
    await expect(admin().call(publishProduct, publishing)).rejects.toMatchObject({
      status: 409,
      code: 'communities.no-topics',
    })
    const [one, two] = await school.work(async (ctx) => [
      await aTopic(ctx, { title: 'Jeden', position: 1 }),
      await aTopic(ctx, { title: 'Dwa', position: 2 }),
    ])
    expect((await put(community.id, [one.id])).data).toMatchObject([{ title: 'Jeden', posts_count: 0 }])
    const { data, free } = await put(community.id, [two.id, one.id])
    expect(data.map(({ title }) => title)).toEqual(['Jeden', 'Dwa'])
    expect(free.map(({ id }) => id)).not.toContain(one.id)
    await expect(page(community.slug)).rejects.toMatchObject({ status: 404 })
    await admin().call(publishProduct, publishing)
    expect(await page(community.slug)).toMatchObject({
      topics: [{ title: 'Jeden' }, { title: 'Dwa' }],
      members_count: 0,
    })

    const copy = (await admin().call(contract.duplicateCommunity, { communityId: community.id })).community
    expect(await admin().call(getEditableProduct, { productId: copy.id })).toMatchObject({
      title: 'Krąg papieru (kopia)',
      status: 'draft',
      kind: 'community',
    })
    expect((await admin().call(contract.listPanelCommunities, { q: 'krag papieru' })).data).toMatchObject([
      { id: copy.id, topics_count: 0, status: 'draft' },
      { id: community.id, topics_count: 2, status: 'published', students_count: 0 },
    ])
    expect(await admin().call(deleteProduct, { productId: copy.id })).toEqual({ outcome: 'deleted' })
    expect(await admin().call(deleteProduct, { productId: community.id })).toEqual({ outcome: 'hidden' })
  })

  test('cannot sell an empty one, take a topic of another product, or one of another school', async () => {
    const { id, topicId } = await aCommunity(school)
    const elsewhere = await market.aSchool()
    const strange = await elsewhere.work((ctx) => aTopic(ctx))
    const ofCourse = await school.work(async (ctx) => aTopic(ctx, { productId: (await aProduct(ctx)).product.id }))
    await expect(put(id, [])).rejects.toMatchObject({ status: 422, fields: { topic_ids: [expect.any(String)] } })
    await expect(put(id, [topicId, ofCourse.id])).rejects.toMatchObject({
      status: 409,
      code: 'communities.topic-taken',
    })
    await expect(put(id, [topicId, strange.id])).rejects.toMatchObject({ status: 404 })
    await expect(put(ofCourse.productId!, [topicId])).rejects.toMatchObject({ status: 404 })
    const kept = { status: 409, code: 'community.last-sold-topic' }
    await expect(admin().call(deleteTopic, { id: topicId })).rejects.toMatchObject(kept)
    await expect(admin().call(updateTopic, { id: topicId, title: 'Wszystkim' })).rejects.toMatchObject(kept)
    const erase = school.work(({ tx }) => tx.execute(sql`delete from topics where id = ${topicId}`))
    await expect(erase).rejects.toMatchObject({ constraint: 'products_community_topics' })
  })

  test('and another who take a topic out each at the same moment leave one', async () => {
    const { id, topicId } = await aCommunity(school)
    const other = await school.work((ctx) => aTopic(ctx, { title: 'Drugi', productId: id }))
    const calls = await Promise.allSettled([
      admin().call(deleteTopic, { id: topicId }),
      admin().call(updateTopic, { id: other.id, title: 'Drugi' }),
      put(id, [topicId, other.id]).then(() => put(id, [other.id])),
    ])
    expect(calls.some(({ status }) => status === 'rejected')).toBe(true)
    expect((await admin().call(contract.listCommunityTopics, { communityId: id })).data).toHaveLength(1)
  })

  test('is the only one who may', async () => {
    const { id: communityId } = await aCommunity(school)
    const calls = [
      [contract.listPanelCommunities, {}],
      [contract.createCommunity, { title: 'Nie', amount: 0 }],
      [contract.duplicateCommunity, { communityId }],
      [contract.listCommunityTopics, { communityId }],
      [contract.changeCommunityTopics, { communityId, topic_ids: [] }],
    ] as const
    for (const [endpoint, input] of calls) {
      await expect(school.as().call(endpoint as never, input as never)).rejects.toMatchObject({ status: 401 })
      await expect(school.as(school.student).call(endpoint as never, input as never)).rejects.toMatchObject({
        status: 403,
      })
    }
    const elsewhere = await market.aSchool()
    await expect(admin(elsewhere).call(contract.listCommunityTopics, { communityId })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('whoever buys one', () => {
  test('reads and writes in its topics, finds it among theirs, and loses it with the money', async () => {
    const community = await aCommunity(school)
    const buyer = await aStudent()
    await school.work(async (ctx) => {
      await aPost(ctx, school.admin, community.topicId, { title: 'Tylko dla Was' })
      await aPost(ctx, school.admin, community.topicId, { heldAt: ctx.now })
    })
    expect(await topicsOf(buyer)).not.toContain(community.topicId)
    const shown = await page(community.slug, buyer)
    expect(shown).toMatchObject({ posts_count: 1, members_count: 0, has_access: false })
    expect(JSON.stringify(shown)).not.toContain('Tylko dla Was')
    const asked = await school.as(buyer).call(getCheckout, { slug: community.slug, quantity: 1 })
    expect(asked.quotes[0]!.consents).toEqual(['terms', 'service_now', 'service_waiver'])
    const purchase = await market.aPurchase(school, { course: community, consents: asked.quotes[0]!.consents })
    const again = { ...purchase, checkout_key: newId() }
    await Promise.allSettled([purchase, again].map((each) => school.as(buyer).call(onePageCheckout, each)))
    expect(await topicsOf(buyer)).toContain(community.topicId)
    const feed = await school.as(buyer).call(listTopicPosts, { topicId: community.topicId })
    expect(feed.community_posts.data.map(({ title }) => title)).toEqual(['Tylko dla Was'])
    expect(await page(community.slug, buyer)).toMatchObject({ members_count: 1, has_access: true })
    expect((await school.as(buyer).call(contract.listMyCommunities, {})).data).toMatchObject([
      { title: 'Krąg introligatorów', topics: [{ title: 'Przy stole' }], access_until: null },
    ])
    const { rows } = await school.work(({ tx }) =>
      tx.execute(sql`select purchase_path from transactions where payer_id = ${buyer.id}`),
    )
    expect(rows).toEqual([{ purchase_path: `/communities/${community.slug}` }])
    const [order] = (await school.as(buyer).call(listMyOrders, {})).data
    await admin().call(refundOrder, { orderId: order!.id, reason: 'Obiecane', access: 'take' })
    expect(await topicsOf(buyer)).not.toContain(community.topicId)
    expect((await school.as(buyer).call(contract.listMyCommunities, {})).data).toEqual([])
  })

  test('or is given it by the school is in it as well', async () => {
    const community = await aCommunity(school)
    const student = await aStudent()
    await admin().call(giveAccess, { id: student.id, product_id: community.id, reason: 'Nagroda', access_days: 7 })
    expect(await topicsOf(student)).toContain(community.topicId)
    const [mine] = (await school.as(student).call(contract.listMyCommunities, {})).data
    expect(mine!.access_until).not.toBeNull()
  })
})
