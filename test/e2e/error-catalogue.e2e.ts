import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { anErrorCollector } from '../error-collector.ts'
import { expectAccessible } from './accessible.ts'
import { holdScripts } from './network.ts'
import { isTakenOver, open } from './open.ts'
import { ADMIN, fillLogin, logIn, type Person, STUDENT } from './people.ts'
import { aPostPath, lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStageOfItsOwn, type Stage } from './stage.ts'

const SESSIONS_ARE_REMEMBERED_FOR = 11_000

let stage: Stage
let collector: Awaited<ReturnType<typeof anErrorCollector>>
let lesson: string
let page: Page

beforeAll(async () => {
  collector = await anErrorCollector()
  stage = await aStageOfItsOwn({ SENTRY_DSN: collector.dsn })
  lesson = await lessonOf(stage, STUDENT)
})
afterAll(async () => {
  await stage.close()
  await collector.close()
})
beforeEach(async () => {
  page = await stage.aPage()
})
afterEach(() => page.context().close())

const endSessions = async (person: Person) => {
  await stage.query('delete from sessions where person_id in (select id from people where email = $1)', [person.email])
  await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
}
const box = () => page.getByRole('textbox', { name: 'Your comment' })
const post = () => page.getByRole('button', { name: 'Post comment' }).click()
const written = (body: string) => page.getByRole('article').filter({ hasText: body }).first()
const alert = (title: string, words: string) =>
  page.getByRole('alert').filter({ hasText: title }).filter({ hasText: words }).first().waitFor()

test('on a bad line nothing is lost of what is written, and what is opened comes once there is a way', async () => {
  await logIn(page, STUDENT)
  const release = await holdScripts(page)
  await page.goto(lesson, { waitUntil: 'commit' })
  await box().fill('Written by an early bird')
  release()
  await post()
  await written('Written by an early bird')
    .getByRole('button', { name: /^Delete/ })
    .waitFor()
  await page.unroute('**/*.js')

  await box().pressSequentially('Written in a tunnel', { delay: 20 })
  await page.context().setOffline(true)
  await post()
  await alert('Network error', 'Check your connection')
  expect(await box().inputValue()).toBe('Written in a tunnel')
  await page.context().setOffline(false)
  await post()
  const mine = written('Written in a tunnel')
  const remove = mine.getByRole('button', { name: /^Delete/ })
  await remove.waitFor()

  await page.context().setOffline(true)
  await remove.click()
  await page.context().setOffline(false)
  const asked = page.getByRole('dialog')
  await asked.getByText('Are you sure?').waitFor()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await mine.waitFor()
  await remove.click()
  await asked.getByRole('button', { name: 'Delete comment' }).click()
  await mine.waitFor({ state: 'detached' })
  await written('Written by an early bird').waitFor()
})

test('any other error says so and is reported, but neither a session that ended nor the network is', async () => {
  await logIn(page, STUDENT)
  await open(page, await aPostPath(stage))
  const before = collector.collected.length
  const told = () => new Set(collector.collected.slice(before).map(({ event }) => event.exception.values.at(-1)?.value))
  await page.route('**/vote', (route) => route.abort())
  const up = page.getByRole('group', { name: 'Votes' }).first().getByRole('button').first()
  await up.click()
  await page.getByRole('alert').first().waitFor()
  await page.unroute('**/vote')
  await page.route('**/vote', (route) => route.fulfill({ status: 500, json: { message: 'No vote' } }))
  await up.click()
  await alert('Error', 'Something went wrong')
  await page.evaluate(() => void Promise.reject(new TypeError('Nobody caught this')))
  await expect.poll(told).toEqual(new Set(['No vote', 'Nobody caught this']))
  await endSessions(STUDENT)
  await page.unroute('**/vote')
  await up.click()
  await alert('Log in', 'Session expired')
  await page.waitForURL('**/login?next=**')

  await fillLogin(page, STUDENT)
  await page.waitForURL((url) => url.pathname !== '/login')
  await open(page, lesson)
  await page.context().clearCookies()
  await page.getByRole('button', { name: /Complete and continue|Mark as completed|^Completed$/ }).click()
  await alert('Log in', 'Log in to set progress')
  expect(told().size).toBe(2)
  expect(collector.collected.map(({ text }) => text).join('\n')).not.toContain(STUDENT.email)
})

test('a comment becomes a review and is one no more', async () => {
  await stage.query('delete from reviews')
  await logIn(page, ADMIN)
  await open(page, lesson)
  const offered = page.getByRole('button', { name: /^Turn into a review/ })
  await expect.poll(() => isTakenOver(offered.first())).toBe(true)
  const before = await offered.count()
  await offered.first().click()
  const dialog = page.getByRole('dialog', { name: 'Turn into a review' })
  await dialog.getByRole('radio', { name: 'Positive' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Turn into a review' }).click()
  await expectText(page, 'The comment is now a review')
  await expect.poll(() => offered.count()).toBeLessThan(before)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectText(page, 'The comment is no longer a review')
  await expect.poll(() => offered.count()).toBe(before)
})
