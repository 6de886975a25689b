import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { open } from './open.ts'
import { fillLogin, logIn, STUDENT } from './people.ts'
import { aPostPath, lessonOf } from './places.ts'
import { expectPlaying, filmReady } from './player.ts'
import { aStage, type Stage } from './stage.ts'

const BOOKBINDING = 'introligatorstwo-od-pierwszej-skladki'
const SESSIONS_ARE_REMEMBERED_FOR = 11_000
const SOON = { timeout: 20_000 }

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  page = await stage.aPage()
  await logIn(page, STUDENT)
})
afterEach(() => page.context().close())

/** On the server alone: the page and its cookie know nothing of it yet. */
async function endSession(): Promise<void> {
  await stage.query('delete from sessions where person_id in (select id from people where email = $1)', [STUDENT.email])
  await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
}
const toasts = () => page.getByRole('alert').filter({ hasText: 'Log in' })
const comesBackTo = (path: string) =>
  page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === path)

test('a lesson says once that the session is over: what nobody asked for stays silent', async () => {
  await filmReady(stage, BOOKBINDING)
  await open(page, `/${BOOKBINDING}/watch`)
  const lesson = new URL(page.url()).pathname
  const keeping = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/watch') && answer.request().method() === 'POST')
  const kept = keeping()
  await expectPlaying(page)
  expect((await kept).ok()).toBe(true)
  await endSession()
  const refused = keeping()
  await page.keyboard.press('k')
  expect((await refused).ok(), 'where the viewer stopped is asked to be kept, and refused').toBe(false)
  expect(await toasts().count()).toBe(0)
  await page.getByRole('button', { name: /^Complete and continue$/ }).click()
  await toasts().first().waitFor()
  expect(await toasts().count()).toBe(1)
  await comesBackTo(lesson)
  expect(await toasts().count()).toBe(1)
})

test('a reply that came too late is there after the login, and so are the replies', async () => {
  const lesson = await lessonOf(stage, STUDENT)
  await open(page, lesson)
  const reply = page.getByRole('button', { name: /^Reply to/ }).first()
  await reply.click()
  await page.getByRole('textbox', { name: /^Your reply/ }).fill('Napisane za późno')
  await endSession()
  await page.getByRole('button', { name: 'Post reply' }).click()
  await comesBackTo(lesson)
  await fillLogin(page, STUDENT)
  await page.waitForURL(`**${lesson}`)
  await page
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click()
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Your reply/ }).inputValue(), SOON)
    .toBe('Napisane za późno')
})

test('replies that cannot be read any more, and more of a list, lead to the login', async () => {
  const lesson = await lessonOf(stage, STUDENT)
  await open(page, lesson)
  await endSession()
  await page
    .getByRole('button', { name: /^Show \d+ repl/ })
    .first()
    .click()
  await comesBackTo(lesson)
  expect(await toasts().count()).toBe(1)
})

test('a report that came too late keeps its words', async () => {
  const post = await aPostPath(stage)
  await open(page, post)
  const report = page.getByRole('button', { name: /^Report/ }).first()
  await report.click()
  await page.getByRole('dialog').getByRole('textbox').fill('To jest reklama')
  await endSession()
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await comesBackTo(post)
  await fillLogin(page, STUDENT)
  await page.waitForURL(`**${post}`)
  await report.click()
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue(), SOON).toBe('To jest reklama')
})

test('a search that is refused with an expired session says so', async () => {
  await open(page, '/courses')
  await endSession()
  await page.route('**/search', (route) => route.fulfill({ status: 419, json: { message: 'Session expired' } }))
  await page.getByRole('button', { name: 'Search courses' }).click()
  await page.getByRole('combobox').fill('linocut')
  await comesBackTo('/courses')
  expect(await toasts().count()).toBe(1)
})

test('who is signed in already is led on from the login to where they wanted to be, on this host only', async () => {
  await page.goto(`/login?next=${encodeURIComponent('/my/account?from=mail')}`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/my/account?from=mail')
  await page.goto(`/login?next=${encodeURIComponent('https://elsewhere.example/')}`)
  expect(new URL(page.url()).pathname).toBe('/my')
})
