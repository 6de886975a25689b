import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOf } from './complaints.ts'
import { isAlive } from './open.ts'
import { ADMIN, logIn, OPERATOR, type Person, STUDENT } from './people.ts'
import { aCourseToEdit, aLeadFormPath, aPostPath, lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

/** Shorter than pieces of a page wait when nobody turns to them. */
const UNTOUCHED_MS = 6000
const LINOCUT = '/linocut-at-the-kitchen-table'
/** Text where text is kept, and the part of a form where a form is. */
const ANY_DRAFT = '{"title":"Szkic żółwia","body":"Szkic","name":"Żaneta"}'

let stage: Stage
let places: Record<'visitor' | 'student' | 'admin' | 'operator', string[]>

beforeAll(async () => {
  stage = await aStage()
  const [lesson, post, form, details] = await Promise.all([
    lessonOf(stage, STUDENT),
    aPostPath(stage),
    aLeadFormPath(stage),
    aCourseToEdit(stage),
  ])
  const demo = `where school_id = (select id from schools where slug = 'demo')`
  const one = async (sql: string) => (await stage.query<{ id: string }>(`select id from ${sql} limit 1`))[0]?.id ?? ''
  const [topic, lead, survey, student, order, code, partner, transaction] = await Promise.all([
    one(`topics ${demo} and product_id is null`),
    one(`leads ${demo}`),
    one(`surveys ${demo}`),
    one(`people ${demo} and role = 'student'`),
    one(`orders ${demo} and status = 'paid'`),
    one(`codes ${demo}`),
    one(`partners ${demo}`),
    stage.query<{ hash: string }>(`select hash from transactions ${demo} limit 1`),
  ])
  const course = details.replace(/\/details$/, '')
  const [lecture] = await stage.query<{ id: string }>('select id from lectures where course_id = $1 limit 1', [
    course.split('/')[3],
  ])
  const open = [
    '/',
    '/courses',
    LINOCUT,
    '/ink-and-water-sketching-a-city',
    `${LINOCUT}/watch`,
    `${LINOCUT}/checkout`,
    '/terms',
    '/privacy',
    form,
    `/payment/${transaction[0]?.hash ?? 'none'}`,
    '/there-is-no-such-page',
  ]
  const community = ['/community', `/community/topics/${topic}`, post, '/community/gallery']
  places = {
    visitor: [...open, '/login', '/withdraw', '/register', '/password/forgot', `/embed${form}/pl`, '/dev/mailbox'],
    student: [
      ...open,
      lesson,
      '/my',
      '/my/notes',
      '/my/orders',
      '/my/account',
      ...community,
      `/community/topics/${topic}/new`,
    ],
    admin: [
      LINOCUT,
      lesson,
      post,
      '/home',
      '/home/courses',
      '/home/courses/new',
      course,
      details,
      `${course}/price`,
      `/home/courses/${course.split('/')[3]}/lectures/${lecture?.id}/edit`,
      '/home/community',
      '/home/reviews',
      '/home/leads',
      '/home/leads/forms',
      '/home/leads/forms/new',
      form.replace('/forms', '/home/leads/forms'),
      `/home/leads/${lead}`,
      '/home/orders',
      `/home/orders/${order}`,
      '/home/withdrawals',
      '/home/codes',
      '/home/codes/new',
      `/home/codes/${code}`,
      '/home/codes/report',
      '/home/partners',
      '/home/partners/new',
      `/home/partners/${partner}`,
      '/home/moderation',
      `/home/students/${student}`,
      '/home/audit',
      '/home/surveys',
      '/home/surveys/new',
      `/home/surveys/${survey}`,
      `/home/surveys/${survey}/results`,
      '/home/settings/people',
      `/community/topics/${topic}/new`,
    ],
    operator: ['/', '/start', '/operator', '/login'],
  }
})
afterAll(() => stage.close())

/** Everything that this browser told the server of, or said in its console, on its way through the pages. */
async function told(visit: BrowserContext, paths: string[], person: Person | undefined, base: string) {
  const page = await visit.newPage()
  if (person) await logInAt(page, base, person)
  const said = complaintsOf(page)
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'load' })
    await isAlive(page).catch(() => said.push(`${path} was never taken over`))
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 2000 })))
    await page.mouse.wheel(0, 20_000)
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 2000 })))
  }
  await visit.close()
  return said
}

async function logInAt(page: Page, base: string, person: Person) {
  if (base === stage.url) return logIn(page, person)
  await page.goto(`${base}/login`)
  await page.locator('input[name="email"]').fill(person.email)
  await page.locator('input[name="password"]').fill(person.password)
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

test.each([
  { who: 'visitor', person: undefined },
  { who: 'student', person: STUDENT },
  { who: 'admin', person: ADMIN },
  { who: 'operator', person: OPERATOR },
] as const)('every page of a $who is taken over as it was sent, in whichever browser', async ({ who, person }) => {
  const base = who === 'operator' ? stage.platformUrl : stage.url
  for (const browser of [
    { language: 'en', locale: 'tr-TR', timeZone: 'Pacific/Kiritimati', scheme: 'dark' },
    { language: 'pl', locale: 'ar-EG', timeZone: 'America/Los_Angeles', width: 390 },
  ] as const) {
    const visit = await stage.aVisit(browser)
    if (who === 'operator') await visit.addCookies([{ name: 'katedra_language', value: browser.language, url: base }])
    await visit.addInitScript((draft) => {
      const kept = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        return key.startsWith('katedra-draft:') ? draft : kept.call(this, key)
      }
    }, ANY_DRAFT)
    if (browser.scheme) await visit.addCookies([{ name: 'theme', value: 'light', url: base }])
    expect(await told(visit, places[who], person, base)).toEqual([])
  }
})

test('a page kept for students is its reader’s own before they touch it', async () => {
  const visit = await stage.aVisit()
  const page = await visit.newPage()
  await logIn(page, STUDENT)
  for (const path of ['/', LINOCUT, await lessonOf(stage, STUDENT), '/community']) {
    const answer = await page.goto(path)
    expect(await answer?.text(), path).toContain('id="own-part"')
    await page.getByRole('button', { name: /^Account: / }).waitFor({ timeout: UNTOUCHED_MS })
  }
  await visit.close()
})

test('a film that was never sent is asked of its author again, by the name of its file', async () => {
  const visit = await stage.aVisit()
  const page = await visit.newPage()
  await logIn(page, STUDENT)
  const path = await aPostPath(stage)
  const video = await page.evaluate(async (id) => {
    const post = async (url: string, headers: Record<string, string>, body?: object) =>
      (await fetch(url, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })).json()
    const { csrf_token } = await post('/student', { accept: 'application/json' })
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf_token as string }
    const { comment } = await post('/comments', headers, {
      type: 'App\\CommunityPost',
      id,
      body: 'With a film',
      file: 1,
    })
    return comment.video.id as string
  }, path.split('/').at(-1))
  await visit.addInitScript((id) => localStorage.setItem(`katedra-upload-${id}`, 'łata.mp4'), video)
  await page.goto(path)
  await page.getByText('łata.mp4').waitFor()
  expect(await told(visit, [path], undefined, stage.url)).toEqual([])
})
