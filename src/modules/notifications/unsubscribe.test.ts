import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { setEmailNotification, storeTopic } from '#modules/community/contract.ts'
import { topicSubscriptions } from '#modules/community/tables.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getAnswerMails, getUnsubscription, setAnswerMails, unsubscribe } from './contract.ts'
import { type Unsubscription, unsubscribeToken } from './unsubscribe/unsubscribe-url.ts'

let school: TestSchool
const topicIds: string[] = []

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  topicIds.length = 0
  for (const title of ['Warsztat', 'Ogłoszenia']) {
    const { id } = await school.as(school.admin).call(storeTopic, { title })
    topicIds.push(id)
    await school.as(school.student).call(setEmailNotification, { topic: id, action: 'subscribe' })
  }
})

const tokenFor = (what: Unsubscription) => unsubscribeToken(world.config.secretKey, school.id, school.student.id, what)
const aboutTopic = () => tokenFor({ about: 'topic', topicId: topicIds[0]! })
const subscribed = () =>
  school.work(async ({ tx }) => {
    const own = eq(topicSubscriptions.personId, school.student.id)
    return (await tx.select({ topicId: topicSubscriptions.topicId }).from(topicSubscriptions).where(own)).length
  })
const wantsAnswers = async () => (await school.as(school.student).call(getAnswerMails)).wanted
const post = (token: string, headers: Record<string, string>, payload: string) =>
  world.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { host: school.host, ...headers },
    payload,
  })

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  [
    'a form that asks for a page',
    { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    'List-Unsubscribe=One-Click',
  ],
  [
    'a form in parts',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'one click in a mail program, sent as %s, ends the mails about that topic alone',
  async (_kind, headers, payload) => {
    const answer = await post(aboutTopic(), headers, payload)
    expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined])
    expect([await subscribed(), await wantsAnswers()]).toEqual([1, true])
  },
)

test('the page’s own form, sent without scripts, leads back to the page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const answer = await post(tokenFor({ about: 'all' }), headers, '')
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, `/unsubscribe/${tokenFor({ about: 'all' })}`])
  expect([await subscribed(), await wantsAnswers()]).toEqual([0, false])
})

test('a link says what it is about, and whether that is still wanted', async () => {
  const visitor = school.as()
  expect(await visitor.call(getUnsubscription, { token: aboutTopic() })).toMatchObject({
    about: 'topic',
    topic: 'Warsztat',
    is_wanted: true,
    all_token: tokenFor({ about: 'all' }),
  })
  await visitor.call(unsubscribe, { token: tokenFor({ about: 'answers' }) })
  await visitor.call(unsubscribe, { token: tokenFor({ about: 'answers' }) })
  expect(await wantsAnswers()).toBe(false)
  expect(await subscribed()).toBe(2)
  await visitor.call(unsubscribe, { token: tokenFor({ about: 'all' }) })
  expect(await visitor.call(getUnsubscription, { token: aboutTopic() })).toMatchObject({
    is_wanted: false,
    all_token: null,
  })
})

test('a link that was changed, or is another school’s, is not there', async () => {
  const other = await world.aSchool()
  const changed = aboutTopic().replace(topicIds[0]!, 'all')
  for (const call of [unsubscribe, getUnsubscription])
    expect([
      await statusOf(school.as().call(call as typeof unsubscribe, { token: changed })),
      await statusOf(school.as().call(call as typeof unsubscribe, { token: 'nothing' })),
      await statusOf(other.as().call(call as typeof unsubscribe, { token: aboutTopic() })),
    ]).toEqual([404, 404, 404])
  expect(await subscribed()).toBe(2)
})

test('mails about answers are asked for and refused by whoever is signed in', async () => {
  const student = school.as(school.student)
  expect(await student.call(setAnswerMails, { wanted: false })).toEqual({ wanted: false })
  expect(await wantsAnswers()).toBe(false)
  expect(await student.call(setAnswerMails, { wanted: true })).toEqual({ wanted: true })
  expect(await wantsAnswers()).toBe(true)
  expect(await statusOf(school.as().call(getAnswerMails))).toBe(401)
  expect(await statusOf(school.as().call(setAnswerMails, { wanted: true }))).toBe(401)
  const bad = await student.call(setAnswerMails, { wanted: 'yes' as never }).catch((problem: ApiProblem) => problem)
  expect(bad).toMatchObject({ status: 422, fields: { wanted: [expect.any(String)] } })
})
