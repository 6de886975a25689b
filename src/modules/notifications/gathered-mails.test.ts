import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteComment, postComment, postReply } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { createPost, deleteTopic, setEmailNotification, storeTopic } from '#modules/community/contract.ts'
import { topicSubscriptions } from '#modules/community/tables.ts'
import { notePost } from '#modules/community/note-post.ts'
import { postNews } from '#modules/community/post-news.ts'
import { topicMails } from '#modules/community/topic-mails.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { commentNews } from '#modules/comments/comment-news.ts'
import { aWorldOfPages } from '#modules/comments/testing.ts'
import { people } from '#modules/people/tables.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { setAnswerMails } from './contract.ts'
import { NewsSources } from './news.ts'
import { mailDue } from './notices/mail-due.ts'
import { mails } from '#modules/mails/tables.ts'
import { notices } from './tables.ts'

const { world, anItem } = await aWorldOfPages()
let school: TestSchool
let topicId: string
let postId: string

beforeAll(() => world.startWorking())
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const topic = { title: 'Warsztat', allow_students_to_add_posts: true }
  topicId = (await school.as(school.admin).call(storeTopic, topic)).id
  postId = await write(school.student, 'Pierwsza kartka')
})

const write = async (author: TestPerson, title: string) => {
  const { post } = await school.as(author).call(createPost, { topicId, title, body: 'Kilka słów o tym.' })
  return post.id
}
const comment = async (author: TestPerson, body: string) =>
  (await school.as(author).call(postComment, { type: POST_TYPE, id: postId, body })).comment.id
const noted = (count: number) => expect.poll(() => school.work(({ tx }) => tx.$count(notices))).toBe(count)
const kept = () => school.work(({ tx }) => tx.select().from(mails).orderBy(mails.createdAt))

const gather = () => {
  const newsSources = new NewsSources()
  newsSources.register(commentNews(world.commentables))
  newsSources.register(postNews)
  return mailDue({ ...partsOfJobs(world), newsSources, topicMails })
}
const gatherLater = async () => {
  clock.moveBy(16 * MINUTE)
  await gather()
  const pending = () => school.work(({ tx }) => tx.$count(notices, isNull(notices.settledAt)))
  // The world's own clock may have begun the same work a moment before.
  await expect.poll(pending).toBe(0)
}

test('what was answered within a quarter of an hour comes in one mail, in the reader’s language, and once', async () => {
  await school.work((ctx) => ctx.tx.update(people).set({ language: 'pl' }).where(eq(people.id, school.student.id)))
  await comment(school.admin, 'Piękny <papier>')
  const own = await comment(school.student, 'Dziękuję')
  await school.as(school.admin).call(postReply, { id: own, body: 'Proszę bardzo' })
  await school.as(school.student).call(postReply, { id: own, body: 'Mówię do siebie' })
  await noted(2)
  await gather()
  expect(await kept()).toEqual([])

  await gatherLater()
  await Promise.all([gather(), gather()])
  const [mail, ...others] = await kept()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: school.student.email, subject: '2 odpowiedzi dla Ciebie' })
  expect(mail?.html).toContain('Piękny &lt;papier&gt;')
  expect(mail?.text).toContain(`${school.origin}/community/posts/${postId}#comment-${own}`)
  expect(mail?.text).not.toContain('Mówię do siebie')
  await gatherLater()
  expect(await kept()).toHaveLength(1)
})

test('a single answer is named in the subject, under lectures and other items as well', async () => {
  const page = anItem(school)
  const { comment: asked } = await school.as(school.student).call(postComment, { ...page, body: 'Skąd światło?' })
  const { reply } = await school.as(school.admin).call(postReply, { id: asked.id, body: 'Z okna.' })
  await school.as(school.student).call(postReply, { id: asked.id, body: 'Dziękuję!', reply_to_id: reply.id })
  await noted(2)
  await gatherLater()
  expect(new Map((await kept()).map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [school.admin.email, 'Jan Żak replied to you: Światło'],
      [school.student.email, 'Anna Nowak replied to you: Światło'],
    ]),
  )
})

test('a new post is mailed to those who asked for its topic, but not to its author', async () => {
  const reader = await school.aStudent()
  // Another topic: the post there is from before may be told of only now.
  topicId = (await school.as(school.admin).call(storeTopic, { title: 'Kleje' })).id
  for (const person of [reader, school.admin])
    await school.as(person).call(setEmailNotification, { topic: topicId, action: 'subscribe' })
  await write(school.admin, 'Klej pszenny')
  await noted(1)
  await gatherLater()
  const [mail, ...others] = await kept()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: reader.email, subject: 'Anna Nowak posted: Klej pszenny' })
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': expect.stringContaining(`<${school.origin}/unsubscribe/${reader.id}.${topicId}.`),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('nothing is mailed of what was deleted, held or closed to the reader meanwhile, nor to whoever wants none', async () => {
  const [reader, tired, outside] = [await school.aStudent(), await school.aStudent(), await school.aStudent()]
  const about = (person: TestPerson, id: string) =>
    school.work(({ tx }) => tx.insert(notices).values({ personId: person.id, kind: 'comment', itemId: id }))
  const deleted = await comment(school.admin, 'Zaraz znika')
  const held = await comment(school.admin, 'Czeka')
  await noted(2)
  await about(reader, held)
  await school.as(school.admin).call(deleteComment, { id: deleted })
  await school.work(({ tx, now }) => tx.update(comments).set({ heldAt: now }).where(eq(comments.id, held)))
  const fine = await comment(school.admin, 'Zwykły')
  await school.as(tired).call(setAnswerMails, { wanted: false })
  await noted(4)
  await about(tired, fine)
  await school.as(outside).call(setEmailNotification, { topic: topicId, action: 'subscribe' })
  await write(school.admin, 'Ostatni wpis')
  await noted(6)
  await school.work(({ tx }) => tx.delete(topicSubscriptions).where(eq(topicSubscriptions.personId, outside.id)))
  await gatherLater()
  expect((await kept()).map(({ to, subject }) => [to, subject])).toEqual([
    [school.student.email, 'Anna Nowak commented on your post: Pierwsza kartka'],
  ])
  expect(await school.work(({ tx }) => tx.select({ settledAt: notices.settledAt }).from(notices))).toEqual(
    Array.from({ length: 6 }, () => ({ settledAt: expect.any(Date) })),
  )
})

test('nothing is mailed of a topic that is gone, and nothing of it stays due', async () => {
  const reader = await school.aStudent()
  topicId = (await school.as(school.admin).call(storeTopic, { title: 'Kleje' })).id
  await school.as(reader).call(setEmailNotification, { topic: topicId, action: 'subscribe' })
  await write(school.admin, 'Klej pszenny')
  await noted(1)
  await school.as(school.admin).call(deleteTopic, { id: topicId })
  await gatherLater()
  expect(await kept()).toEqual([])
})

test('2500 subscribers are noted in three strides, and repeating it adds nothing', async () => {
  await school.work(async ({ tx }) => {
    const crowd = Array.from({ length: 2500 }, (_, nth) => ({
      id: newId(),
      role: 'student' as const,
      name: `Student ${nth}`,
      email: `crowd-${nth}@school.test`,
    }))
    await tx.insert(people).values(crowd)
    await tx.insert(topicSubscriptions).values(crowd.map(({ id }) => ({ topicId, personId: id })))
  })
  const post = { id: postId, topicId, authorId: school.student.id }
  await notePost(world.app.units.outside({ school, actor: { role: 'system' } }), post)
  await notePost(world.app.units.outside({ school, actor: { role: 'system' } }), post)
  await noted(2500)
})
