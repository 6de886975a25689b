import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { listComments, postComment } from '#modules/comments/contract.ts'
import { aComment } from '#modules/comments/testing.ts'
import { turnCommentIntoReview } from '#modules/reviews/contract.ts'
import { aPicture } from '#modules/media/testing.ts'
import { deleteItem, letThrough, listCases, reportItem } from '#modules/moderation/contract.ts'
import { castVote } from '#modules/votes/contract.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { refused, statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { aPost, aTopic, onPost } from './testing.ts'

let school: TestSchool
let other: TestSchool
let topic: { id: string }

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  topic = await school.work((ctx) => aTopic(ctx))
})

const student = () => school.as(school.student)
const admin = () => school.as(school.admin)
const give = (person: TestPerson, productId: string) =>
  school.work((ctx) => aGrant(ctx, { studentId: person.id, productId }))
const aClosedTopic = () =>
  school.work(async (ctx) => {
    const { product } = await aProduct(ctx)
    const closed = await aTopic(ctx, { title: 'Tylko dla kursantów', productId: product.id, position: 2 })
    return { productId: product.id, closed }
  })

test('a comment in the topic of a course may become a review of it, and in no other topic', async () => {
  const { closed } = await aClosedTopic()
  const [about, elsewhere] = await school.work(async (ctx) => {
    const written = []
    for (const { id } of [closed, topic])
      written.push(await aComment(ctx, school.student, onPost(await aPost(ctx, school.admin, id))))
    return written
  })
  const turn = ({ id }: { id: string }) => admin().call(turnCommentIntoReview, { id, score: 10 })
  const mayBe = async ({ commentableId: id }: { commentableId: string }) =>
    (await admin().call(listComments, onPost({ id }))).data.map(({ can }) => can.review)
  expect([await mayBe(about!), await mayBe(elsewhere!)]).toEqual([[true], [false]])
  expect(await turn(about!)).toMatchObject({ review: { rating: 10 } })
  await expect(turn(elsewhere!)).rejects.toMatchObject({ status: 422, fields: { review: [expect.any(String)] } })
})

test('a student sees topics of everyone and of what they bought; an admin sees all, in order', async () => {
  const { productId, closed } = await aClosedTopic()
  const titles = async (as = student()) => (await as.call(contract.listTopics)).data.map(({ title }) => title)
  expect(await titles()).toEqual(['Przedstaw się'])
  expect(await titles(admin())).toEqual(['Przedstaw się', 'Tylko dla kursantów'])
  await give(school.student, productId)
  const { data } = await student().call(contract.listTopics)
  expect(data[1]).toEqual({
    id: closed.id,
    title: 'Tylko dla kursantów',
    description: '',
    allow_students_to_add_posts: true,
    is_subscribed: false,
    can: { post: true },
  })
})

test('the feed of all topics is the newest of what one may see, in pages without a gap or a repetition', async () => {
  const { productId, closed } = await aClosedTopic()
  const [open, shut] = await school.work(async (ctx) => {
    const ids: [string[], string[]] = [[], []]
    for (let nth = 0; nth < 50; nth++) {
      const [into, list] = nth % 5 === 0 ? [closed.id, ids[1]] : [topic.id, ids[0]]
      const createdAt = new Date(ctx.now.getTime() - 100_000 + Math.floor(nth / 3))
      list.push((await aPost(ctx, school.student, into, { createdAt })).id)
    }
    return ids
  })
  const read = async (call: (cursor?: string) => Promise<{ community_posts: contract.PostPage }>) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { data, next_page_url } = (await call(cursor)).community_posts
      expect(data.length).toBeLessThanOrEqual(20)
      ids.push(...data.map(({ id }) => id))
      cursor = cursorIn(next_page_url)
    } while (cursor)
    return ids
  }
  const all = (as = student()) => read((cursor) => as.call(contract.listPosts, { cursor }))
  expect(new Set(await all())).toEqual(new Set(open))
  expect(await all()).toHaveLength(40)
  expect(await all(admin())).toHaveLength(50)
  await give(school.student, productId)
  expect(new Set(await all())).toEqual(new Set([...open, ...shut]))
  expect(await read((cursor) => student().call(contract.listTopicPosts, { topicId: closed.id, cursor }))).toEqual(
    shut.toReversed(),
  )
})

test('a post shows its author, its topic, its counts and the viewer’s own vote', async () => {
  const post = await school.work((ctx) => aPost(ctx, school.student, topic.id))
  await admin().call(castVote, { ...onPost(post), value: 1 })
  await student().call(postComment, { ...onPost(post), body: 'Dziękuję' })
  const { post: seen } = await admin().call(contract.getPost, { id: post.id })
  expect(seen).toMatchObject({
    title: 'Zażółć gęślą jaźń',
    student_id: school.student.id,
    student: { name: 'Jan Żak' },
    ownable: { type: 'App\\Student' },
    community_topic: { id: topic.id, title: 'Przedstaw się' },
    comments_count: 1,
    up_votes_count: 1,
    votes: 1,
    vote: 1,
    is_held: false,
    can: { edit: false, delete: true, see_author: true, report: false },
  })
  const [fed] = (await admin().call(contract.listPosts, {})).community_posts.data
  expect(fed).toEqual(seen)
  const { post: own } = await student().call(contract.getPost, { id: post.id })
  expect([own.vote, own.can]).toEqual([0, { edit: true, delete: true, see_author: false, report: false, hold: false }])
})

test('a visitor is sent to log in, whatever they call', async () => {
  const visitor = school.as()
  const [id, topicId] = [newId(), topic.id]
  const calls = [
    visitor.call(contract.listTopics),
    visitor.call(contract.listPosts, {}),
    visitor.call(contract.listTopicPosts, { topicId }),
    visitor.call(contract.getPost, { id }),
    visitor.call(contract.createPost, { topicId, title: 'Tytuł', body: 'Treść' }),
    visitor.call(contract.updatePost, { id, title: 'Tytuł', body: 'Treść' }),
    visitor.call(contract.deletePost, { id }),
    visitor.call(contract.previewGallery),
    visitor.call(contract.previewTopicGallery, { topicId }),
    visitor.call(contract.listPhotos, {}),
    visitor.call(contract.listTopicPhotos, { topicId }),
    visitor.call(contract.setEmailNotification, { topic: topicId, action: 'subscribe' }),
    visitor.call(contract.listPanelTopics),
    visitor.call(contract.storeTopic, { title: 'Temat' }),
    visitor.call(contract.updateTopic, { id, title: 'Temat' }),
    visitor.call(contract.deleteTopic, { id }),
    visitor.call(contract.orderTopics, { ids: [id] }),
  ]
  expect(await statusesOf(calls)).toEqual(calls.map(() => 401))
})

describe('what one may not see', () => {
  const everyWay = (as: ReturnType<TestSchool['as']>, post: { id: string }, topicId: string) => [
    as.call(contract.listTopicPosts, { topicId }),
    as.call(contract.getPost, post),
    as.call(contract.createPost, { topicId, title: 'Tytuł', body: 'Treść' }),
    as.call(contract.updatePost, { ...post, title: 'Tytuł', body: 'Treść' }),
    as.call(contract.deletePost, post),
    as.call(contract.previewTopicGallery, { topicId }),
    as.call(contract.listTopicPhotos, { topicId }),
    as.call(contract.setEmailNotification, { topic: topicId, action: 'subscribe' }),
    as.call(contract.setEmailNotification, { topic: topicId, action: 'unsubscribe' }),
    as.call(castVote, { ...onPost(post), value: 1 }),
    as.call(listComments, onPost(post)),
    as.call(postComment, { ...onPost(post), body: 'Hej' }),
  ]

  test('is not there: a topic of a product one has no access to', async () => {
    const { closed } = await aClosedTopic()
    const { id } = await school.work((ctx) => aPost(ctx, school.admin, closed.id))
    const calls = everyWay(student(), { id }, closed.id)
    expect(await statusesOf(calls)).toEqual(calls.map(() => 404))
  })

  test('is not there: what belongs to another school, even for an admin', async () => {
    const theirs = await other.work((ctx) => aTopic(ctx))
    const { id } = await other.work((ctx) => aPost(ctx, other.student, theirs.id))
    const calls = [
      ...everyWay(admin(), { id }, theirs.id),
      admin().call(contract.updateTopic, { id: theirs.id, title: 'Nasz' }),
      admin().call(contract.deleteTopic, { id: theirs.id }),
      admin().call(contract.orderTopics, { ids: [theirs.id] }),
    ]
    expect(await statusesOf(calls)).toEqual(calls.map(() => 404))
  })

  test('is a held post, but for its author and admins', async () => {
    const stranger = await school.aStudent()
    const held = await school.work(async (ctx) => {
      const image = await aPicture(ctx, { context: 'post' })
      return aPost(ctx, school.student, topic.id, { heldAt: ctx.now, imageId: image.id })
    })
    const seen = async (as = student()) => (await as.call(contract.listPosts, {})).community_posts.data
    expect(await seen(school.as(stranger))).toEqual([])
    const calls = [
      school.as(stranger).call(contract.getPost, { id: held.id }),
      school.as(stranger).call(castVote, { ...onPost(held), value: 1 }),
      school.as(stranger).call(listComments, onPost(held)),
    ]
    expect(await statusesOf(calls)).toEqual([404, 404, 404])
    expect((await seen()).map(({ is_held }) => is_held)).toEqual([true])
    expect(await seen(admin())).toHaveLength(1)
    expect((await admin().call(contract.previewGallery)).photos).toEqual([])
  })
})

test('a student may look but not post where the topic is for admins alone', async () => {
  const news = await school.work((ctx) => aTopic(ctx, { title: 'Ogłoszenia', allowStudentsToAddPosts: false }))
  const post = { topicId: news.id, title: 'Tytuł', body: 'Treść wpisu' }
  expect((await refused(student().call(contract.createPost, post))).status).toBe(403)
  expect((await admin().call(contract.createPost, post)).post.student_id).toBeNull()
})

test('the panel is for admins', async () => {
  const { id } = topic
  const calls = [
    student().call(contract.listPanelTopics),
    student().call(contract.storeTopic, { title: 'Temat' }),
    student().call(contract.updateTopic, { id, title: 'Temat' }),
    student().call(contract.deleteTopic, { id }),
    student().call(contract.orderTopics, { ids: [id] }),
  ]
  expect(await statusesOf(calls)).toEqual(calls.map(() => 403))
})

test('a photo gallery goes newest first in pages of 24, of all topics or of one; its preview shows six', async () => {
  const { closed } = await aClosedTopic()
  const written = await school.work(async (ctx) => {
    const ids: string[] = []
    for (let nth = 0; nth < 30; nth++) {
      const image = await aPicture(ctx, { context: 'post' })
      const createdAt = new Date(ctx.now.getTime() - 1000 + nth)
      const into = nth === 29 ? closed.id : topic.id
      ids.push((await aPost(ctx, school.student, into, { imageId: image.id, createdAt })).id)
      await aPost(ctx, school.student, topic.id, { createdAt })
    }
    return ids
  })
  const first = await admin().call(contract.listPhotos, {})
  const second = await admin().call(contract.listPhotos, { cursor: cursorIn(first.photos.next_page_url) })
  expect([first.photos.data.length, second.photos.data.length, second.photos.next_page_url]).toEqual([24, 6, null])
  expect([...first.photos.data, ...second.photos.data].map(({ post_id }) => post_id)).toEqual(written.toReversed())
  const preview = await student().call(contract.previewGallery)
  expect(preview.photos.map(({ post_id }) => post_id)).toEqual(written.slice(23, 29).toReversed())
  expect(preview.photos[0]?.image).toMatchObject({ width: 1280, height: 800 })
  expect((await admin().call(contract.previewTopicGallery, { topicId: closed.id })).photos).toHaveLength(1)
  const ofTopic = await admin().call(contract.listTopicPhotos, { topicId: closed.id })
  expect([ofTopic.photos.data.length, ofTopic.community_topic?.title]).toEqual([1, 'Tylko dla kursantów'])
})

test('asking for mails about a topic adds it to one’s preferences, once, and taking it back leaves the others', async () => {
  const second = await school.work((ctx) => aTopic(ctx, { position: 2 }))
  const set = (topicId: string, action: 'subscribe' | 'unsubscribe') =>
    student().call(contract.setEmailNotification, { topic: topicId, action })
  await set(topic.id, 'subscribe')
  await set(topic.id, 'subscribe')
  const both = await set(second.id, 'subscribe')
  expect(new Set(both.email_notification.community_topics)).toEqual(new Set([topic.id, second.id]))
  const { data } = await student().call(contract.listTopics)
  expect(data.map(({ is_subscribed }) => is_subscribed)).toEqual([true, true])
  expect(await set(topic.id, 'unsubscribe')).toEqual({ email_notification: { community_topics: [second.id] } })
  const bad = await refused(
    student().call(contract.setEmailNotification, { topic: topic.id, action: 'maybe' as 'subscribe' }),
  )
  expect([bad.status, Object.keys(bad.fields)]).toEqual([422, ['action']])
})

test('a held post is let through by an admin, a reported one deleted with what is said under it', async () => {
  const link = { topicId: topic.id, title: 'Polecam sklep', body: 'https://example.com' }
  const { post: held } = await student().call(contract.createPost, link)
  const reader = school.as(await school.aStudent())
  expect([held.is_held, (await reader.call(contract.listPosts, {})).community_posts.data]).toEqual([true, []])
  const caseOf = async () => (await admin().call(listCases, {})).data[0]!
  expect((await caseOf()).item).toMatchObject({
    text: 'Polecam sklep\nhttps://example.com',
    title: 'Przedstaw się',
    url: `/community/posts/${held.id}`,
  })
  await admin().call(letThrough, { id: (await caseOf()).id })
  expect((await reader.call(contract.listPosts, {})).community_posts.data).toMatchObject([{ is_held: false }])
  await reader.call(reportItem, { ...onPost(held), reason: 'spam' })
  await reader.call(postComment, { ...onPost(held), body: 'Nie polecam' })
  await admin().call(deleteItem, { id: (await caseOf()).id })
  expect((await reader.call(contract.listPosts, {})).community_posts.data).toEqual([])
  expect((await admin().call(listCases, {})).data).toEqual([])
})

describe('what of a feed is one’s own', () => {
  test('is what one voted on, wrote and wants mails about, and which products open topics', async () => {
    const { productId, closed } = await aClosedTopic()
    const [theirs, mine] = await school.work(async (ctx) => [
      await aPost(ctx, school.admin, topic.id),
      await aPost(ctx, school.student, topic.id),
    ])
    await student().call(castVote, { ...onPost(theirs), value: -1 })
    await student().call(contract.setEmailNotification, { topic: topic.id, action: 'subscribe' })
    const written = [{ id: mine.id, can: { edit: true, delete: true, see_author: false, report: false, hold: false } }]
    const own = { subscribed_ids: [topic.id], votes: [{ id: theirs.id, vote: -1 }], written }
    expect(await student().call(contract.getOwnFeed, {})).toEqual({ opened: [], ...own })
    await give(school.student, productId)
    expect(await student().call(contract.getOwnFeed, {})).toEqual({ opened: [productId], ...own })
    expect(await student().call(contract.getOwnFeed, { topic_id: closed.id })).toMatchObject({ votes: [], written: [] })
    expect(await admin().call(contract.getOwnFeed, {})).toMatchObject({ opened: null, votes: [] })
    await school.work((ctx) => aPost(ctx, school.student, topic.id, { heldAt: ctx.now }))
    expect(await student().call(contract.getOwnFeed, {})).toMatchObject({ opened: null })
  })

  test('is asked of topics one may see', async () => {
    const { closed } = await aClosedTopic()
    const elsewhere = await other.work((ctx) => aTopic(ctx))
    const asked = [closed.id, elsewhere.id, newId(), 'no id'].map((id) =>
      student().call(contract.getOwnFeed, { topic_id: id }),
    )
    expect(await statusesOf([...asked, school.as().call(contract.getOwnFeed, {})])).toEqual([404, 404, 404, 422, 401])
  })
})
