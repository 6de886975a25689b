import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { aGrant } from '#modules/access/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { postNote } from '#modules/notes/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { signInAsStudent } from '#modules/people/impersonation/contract.ts'
import { aSchoolOfEverything } from './calls/school-of-everything.ts'
import { readCalls } from './calls/read-calls.ts'
import { rowsOf } from './calls/rows-of.ts'
import { sendCall } from './calls/send-call.ts'
import { byShape, inputFor, targetsIn } from './calls/slots.ts'
import { send } from './calls/send.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from './world.ts'
import { within } from '#test/limits.ts'

/** What an admin who signed in as a student may send though it is no `GET`, and why. */
const ANSWERED = new Map([
  ['POST /student', 'reads who is looking'],
  ['POST /logout', 'leads back to the panel'],
  ['POST /home/return', 'leads back to the panel'],
  ['POST /home/leave', 'leads operators out, and nobody else anywhere'],
  ['POST /json/errors', 'tells of a fault of a page, whoever sees it'],
  ['POST /json/checkout/:slug/quote', 'reads a price'],
  ['POST /json/promo-code', 'reads what a code would take off'],
  ['POST /json/lectures/:id/quiz/:quizId/check', 'reads which answers are right; nothing is kept'],
  ['POST /json/reviews', 'reads'],
  ['POST /payments/notifications/:gateway/:schoolId', 'is signed by a gateway, and knows no browser'],
  ['POST /videos/notifications/bunny', 'is signed by a video host, and knows no browser'],
  ['POST /search', 'reads'],
  ['POST /json/community', 'reads'],
  ['POST /json/community/gallery', 'reads'],
  ['POST /json/community/gallery-preview', 'reads'],
  ['POST /json/community/gallery-preview/:topicId', 'reads'],
  ['POST /json/community/gallery/:topicId', 'reads'],
  ['POST /json/community/posts/:id', 'reads'],
  ['POST /json/community/topics/:topicId', 'reads'],
])

/** What is for the student’s eyes alone. */
const PRIVATE = ['GET /json/lectures/:id/notes', 'GET /json/my/notes', 'GET /my/notes/export']

const market = await aMarket()
const site = await buildApp(market.config, await loadPages())
afterAll(async () => {
  await site.close()
  await market.close()
})

/** What the browser of an admin sends who signed in as this student. */
async function asStudent(school: TestSchool, student: TestPerson, admin = school.admin) {
  const answer = await market.app.inject({
    method: 'POST',
    url: signInAsStudent.path.replace(':id', student.id),
    headers: {
      host: school.host,
      accept: 'application/json',
      cookie: `katedra_session=${admin.secret}`,
      'x-csrf-token': forgeryToken(market.app.secretKey, admin.secret),
    },
  })
  const secret = answer.cookies.find(({ name }) => name === 'katedra_signed_in_as')!.value
  return {
    cookie: `katedra_session=${admin.secret}; katedra_signed_in_as=${secret}`,
    'x-csrf-token': forgeryToken(market.app.secretKey, secret),
  }
}

describe('an admin who signed in as a student', () => {
  const calls = [...market.app.calls.values()].map(({ endpoint }) => endpoint)

  test('is refused every call that could change something, but for those with a reason', async () => {
    const school = await market.aSchool()
    const browser = await asStudent(school, school.student)
    const answered: string[] = []
    for (const { method, path, host } of calls.filter((call) => call.method !== 'GET')) {
      // Each of the answered that ends it is asked last, below.
      if (path === '/logout' || path === '/home/return') continue
      const body = { headers: { 'content-type': 'application/json', ...browser }, payload: '{}' }
      const url = path.replace(/:\w+/g, newId)
      const { status, text } = await send(market.app, { host: school.host, method, url, ...body }, undefined)
      if (host === 'platform') expect([path, status]).toEqual([path, 404])
      else if (!text.includes('error.only-looking')) answered.push(`${method} ${path}`)
      else expect([path, status]).toEqual([path, 403])
    }
    const endsIt = ['POST /home/return', 'POST /logout']
    expect([...answered, ...endsIt].toSorted()).toEqual([...ANSWERED.keys()].toSorted())
  })

  test('reads what the student reads, but for what is theirs alone and what is the panel’s', async () => {
    const school = await market.aSchool()
    const browser = await asStudent(school, school.student)
    const refused: string[] = []
    for (const { method, path, access } of calls.filter((call) => call.method === 'GET' && call.host !== 'platform')) {
      const url = path.replace(/:\w+/g, newId)
      const { status, text } = await send(market.app, { host: school.host, method, url, headers: browser }, undefined)
      if (text.includes('error.only-looking')) expect([path, status]).toEqual([path, 403])
      if (text.includes('error.only-looking') && access !== 'admin') refused.push(`${method} ${path}`)
      if (access === 'admin') expect([path, text.includes('error.only-looking')]).toEqual([path, true])
    }
    expect(refused.toSorted()).toEqual(PRIVATE)
  })

  test('leaves no trace in anything by what they may call', { timeout: within(120_000) }, async () => {
    const school = await aSchoolOfEverything(market)
    const browser = await asStudent(school, school.student)
    // What is known of the gateway's keys is asked for anew for whoever comes to pay.
    const rows = async () => ({ ...(await rowsOf(market, school)), payment_accounts: '' })
    const before = await rows()
    const described = (await readCalls(market.app)).filter(({ access }) => access !== 'admin').flatMap(byShape)
    const answers: number[] = []
    for (const call of described.filter((each) => mayBeSent(`${each.method} ${each.path}`))) {
      const input = inputFor(call, targetsIn(call, school, {}), school.encryptedCard)
      const given = { ...input, header: { ...input.header, ...browser } }
      answers.push((await sendCall(market.app, school.host, call, given)).status)
    }
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(60)
    expect(answers.filter((status) => status >= 500)).toEqual([])
    expect(await rows()).toEqual(before)
  })

  test('finds the banner on every page, which is kept for nobody else, and no note of the student', async () => {
    const school = await market.aSchool()
    const { courseId, slug, sections } = await school.work((ctx) => aCourse(ctx, { title: 'Linoryt' }))
    await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: courseId }))
    const [lectureId] = sections[0]!.lectureIds
    await school.as(school.student).call(postNote, { lecture_id: lectureId!, note: 'Tylko dla mnie' })
    const browser = await asStudent(school, school.student)
    const open = async (url: string, cookie = '') =>
      (await site.app.inject({ url, headers: { host: school.host, accept: 'text/html', cookie } })).body
    const own = `katedra_session=${school.student.secret}`
    const lesson = `/${slug}/watch/${lectureId}`
    const urls = [
      '/',
      `/course/${slug}`,
      lesson,
      `/checkout/${slug}`,
      '/my',
      '/my/account',
      '/my/notes',
      '/nowhere',
      '/home',
    ]
    for (const url of urls) {
      // Both are asked before and after, so that what one is given cannot be what was kept for the other.
      for (const cookie of [own, browser.cookie, own, '', browser.cookie, '']) {
        const page = await open(url, cookie)
        const isLooking = cookie === browser.cookie
        expect([url, page.includes('action="/home/return"')]).toEqual([url, isLooking])
        if (isLooking) expect(page).not.toContain('Tylko dla mnie')
        if (cookie === own && url === lesson) expect(page).toContain('Tylko dla mnie')
      }
    }
  })
})

const described = (call: string) => call.replace(/:(\w+)/g, '{$1}')
const SENT = new Set(
  [...ANSWERED.keys()].filter((call) => !/logout|return|errors|notifications/.test(call)).map(described),
)
const mayBeSent = (call: string): boolean => call.startsWith('GET ') || SENT.has(call)
