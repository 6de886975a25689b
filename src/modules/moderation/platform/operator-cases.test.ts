import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { COMMENT_TYPE, listComments, listReplies, REPLY_TYPE } from '#modules/comments/contract.ts'
import { aComment, aWorldOfPages, aReply } from '#modules/comments/testing.ts'
import { aPost, aTopic, onPost } from '#modules/community/testing.ts'
import { getPost } from '#modules/community/contract.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import type { TestSchool } from '#test/world.ts'
import { reportItem } from '../contract.ts'
import type { OperatorCasePage } from './contract.ts'

const { world, anItem } = await aWorldOfPages()
const PLATFORM = 'platform.test'
let school: TestSchool
let operator: Awaited<ReturnType<typeof anOperator>>

beforeAll(async () => {
  await createOperator(world.app.units, { email: 'olga@katedra.test', name: 'Olga', password: 'operator' })
  operator = await anOperator()
})
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

async function anOperator() {
  const browser = aBrowser(world.app, PLATFORM, '10.9.0.1')
  await browser.post('/login', { email: 'olga@katedra.test', password: 'operator' })
  return browser
}
const list = async (query = '') => (await operator.get(`/json/operator/moderation${query}`)).json<OperatorCasePage>()
const ofSchool = async () => (await list()).data.filter((each) => each.school.url === school.origin)
const settle = async (id: string, way: 'delete' | 'dismiss') =>
  (await operator.post(`/operator/moderation/${id}/${way}`, {})).statusCode
const report = (type: string, id: string, at = school) =>
  at.as(at.student).call(reportItem, { type, id, reason: 'insult', words: 'Obraża nas' })

test('what an admin alone in a school wrote is judged by operators, who see who says what', async () => {
  const page = anItem(school)
  const comment = await school.work((ctx) => aComment(ctx, school.admin, page, { body: 'Nie znasz się' }))
  const reply = await school.work((ctx) => aReply(ctx, school.admin, comment.id, { body: 'Ani trochę' }))
  const byStudent = await school.work((ctx) => aComment(ctx, school.student, page))
  const other = await school.aStudent()
  await report(COMMENT_TYPE, comment.id)
  await report(REPLY_TYPE, reply.id)
  await school.as(other).call(reportItem, { type: COMMENT_TYPE, id: byStudent.id, reason: 'spam', words: '' })
  const found = await ofSchool()
  expect(found).toMatchObject([
    { item: { text: 'Ani trochę' }, reports: [{ reporter: { name: 'Jan Żak' }, words: 'Obraża nas' }] },
    { item: { text: 'Nie znasz się' }, author: { name: 'Anna Nowak' }, school: { name: 'Szkoła Żółw' } },
  ])
  expect([await settle(found[0]!.id, 'delete'), await settle(found[1]!.id, 'dismiss')]).toEqual([200, 200])
  expect([await settle(found[0]!.id, 'delete'), await settle(found[1]!.id, 'dismiss')]).toEqual([404, 404])
  expect(await ofSchool()).toEqual([])
  expect((await school.as(other).call(listReplies, { id: comment.id })).data).toEqual([])
  expect((await school.as(other).call(listComments, page)).data).toHaveLength(2)
})

test('a post and a comment of theirs are deleted with all that hangs on them', async () => {
  const topic = await school.work((ctx) => aTopic(ctx))
  const post = await school.work((ctx) => aPost(ctx, school.admin, topic.id))
  const comment = await school.work((ctx) => aComment(ctx, school.admin, onPost(post)))
  await report(COMMENT_TYPE, comment.id)
  await report(onPost(post).type, post.id)
  for (const { id } of (await ofSchool()).toReversed()) expect(await settle(id, 'delete')).toBe(200)
  await expect(school.as(school.student).call(getPost, { id: post.id })).rejects.toMatchObject({ status: 404 })
  expect(await ofSchool()).toEqual([])
})

test('once there is another admin it is theirs; nobody but operators asks', async () => {
  const comment = await school.work((ctx) => aComment(ctx, school.admin, anItem(school)))
  await report(COMMENT_TYPE, comment.id)
  const [found] = await ofSchool()
  await school.anAdmin()
  expect(await ofSchool()).toEqual([])
  expect(await settle(found!.id, 'delete')).toBe(404)
  const stranger = aBrowser(world.app, PLATFORM, '10.9.0.2')
  expect((await stranger.get('/json/operator/moderation')).statusCode).toBe(401)
  expect((await stranger.post(`/operator/moderation/${found!.id}/delete`, {})).statusCode).toBe(401)
  const headers = { host: school.host, cookie: `katedra_session=${school.admin.secret}` }
  expect((await world.app.inject({ url: '/json/operator/moderation', headers })).statusCode).toBe(404)
})

test('the list is paged by cursor across schools', async () => {
  const schools = [school, await world.aSchool()]
  for (let nth = 0; nth < 12; nth++) {
    const at = schools[nth % 2]!
    const comment = await at.work((ctx) => aComment(ctx, at.admin, anItem(at)))
    await report(COMMENT_TYPE, comment.id, at)
  }
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: OperatorCasePage = await list(next)
    expect(page.data.length).toBeLessThanOrEqual(10)
    seen.push(...page.data.map(({ id }) => id))
    next = page.next_page_url && new URL(page.next_page_url, 'http://x').search
  }
  expect(new Set(seen).size).toBe(seen.length)
  const urls = new Set(schools.map(({ origin }) => origin))
  const { data } = await list()
  expect(data.filter((each) => urls.has(each.school.url))).toHaveLength(10)
  expect((await operator.get('/json/operator/moderation?cursor=x')).statusCode).toBe(422)
})
