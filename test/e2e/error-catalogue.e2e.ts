import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { anErrorCollector } from '../error-collector.ts'
import { expectAccessible } from './accessible.ts'
import { isTakenOver, open } from './open.ts'
import { ADMIN, logIn, type Person, STUDENT } from './people.ts'
import { aCourseToEdit, aLeadFormPath, aPostPath, lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SESSIONS_ARE_REMEMBERED_FOR = 11_000
const SOON = { timeout: 30_000 }

let stage: Stage
let collector: Awaited<ReturnType<typeof anErrorCollector>>
let folder: string
let lesson: string
let post: string
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-catalogue-'))
  collector = await anErrorCollector()
  stage = await aStage({ SENTRY_DSN: collector.dsn })
  lesson = await lessonOf(stage, STUDENT)
  post = await aPostPath(stage)
}, 300_000)
afterAll(async () => {
  await stage.close()
  await collector.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  page = await stage.aPage()
})
afterEach(() => page.context().close())

const as = async (person: Person, path: string) => {
  await logIn(page, person)
  await open(page, path)
}
const endSessions = async (person: Person) => {
  await stage.query('delete from sessions where person_id in (select id from people where email = $1)', [person.email])
  await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
}
const fails = (path: string, status: number, message = 'No') =>
  page.route(path, (route) => route.fulfill({ status, json: { message } }))
const box = () => page.getByRole('textbox', { name: 'Your comment' })
const comment = async (body: string) => {
  await box().fill(body)
  await page.getByRole('button', { name: 'Post comment' }).click()
}
const written = (body: string) => page.getByRole('article').filter({ hasText: body }).first()
const alert = (title: string, words: string) =>
  page.getByRole('alert').filter({ hasText: title }).filter({ hasText: words }).first().waitFor()

test('401 asks to log in to set progress', async () => {
  await as(STUDENT, lesson)
  await page.context().clearCookies()
  await page.getByRole('button', { name: /Complete and continue|Mark as completed|^Completed$/ }).click()
  await alert('Log in', 'Log in to set progress')
})

test('419 says that the session expired and leads to the login, from community screens too', async () => {
  await as(STUDENT, post)
  await endSessions(STUDENT)
  await comment('Written too late')
  await alert('Log in', 'Session expired')
  await page.waitForURL('**/login?next=**')
})

test('a comment that is too long is refused with its length, and stays in the box', async () => {
  await as(STUDENT, post)
  const answer = page.waitForResponse((response) => response.url().endsWith('/comments'))
  await comment('ż'.repeat(1201))
  expect((await answer).status()).toBe(422)
  await expectText(page, /up to 1,200 characters, yours has 1,201\. Try splitting your comment/)
  expect(await box().inputValue()).toHaveLength(1201)
  await expectAccessible(page)
})

test('what is written before the scripts are there is not lost', async () => {
  await logIn(page, STUDENT)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(post, { waitUntil: 'commit' })
  await box().fill('Written by an early bird')
  scripts.resolve()
  await page.getByRole('button', { name: 'Post comment' }).click()
  await written('Written by an early bird').waitFor()
})

test('without a network the page stands, says so and keeps what was written', async () => {
  await as(STUDENT, lesson)
  await box().pressSequentially('Written in a tunnel', { delay: 20 })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await alert('Network error', 'Check your connection')
  expect(await box().inputValue()).toBe('Written in a tunnel')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await written('Written in a tunnel').waitFor()
})

test('what is opened for the first time without a network opens when it is back', async () => {
  await as(STUDENT, lesson)
  await comment('To be deleted in a tunnel')
  const remove = written('To be deleted in a tunnel').getByRole('button', { name: /^Delete/ })
  await remove.waitFor()
  await page.context().setOffline(true)
  await remove.click()
  await page.context().setOffline(false)
  await page.getByRole('dialog').getByText('Are you sure?').waitFor()
})

test('a reply that is refused shows the server’s first message for its body', async () => {
  await as(STUDENT, lesson)
  await comment('Who answers at length?')
  await written('Who answers at length?')
    .getByRole('button', { name: /^Reply to/ })
    .click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('x'.repeat(1201))
  await page.getByRole('button', { name: 'Post reply' }).click()
  await page.getByRole('status').getByText('This cannot be longer than 1,200 characters').waitFor()
})

test('a comment becomes a review and is one no more; one that cannot be says why', async () => {
  await stage.query('delete from reviews where student_id in (select id from people where email = $1)', [STUDENT.email])
  await as(STUDENT, lesson)
  await comment('I recommend it to everyone')
  await written('I recommend it to everyone')
    .getByRole('button', { name: /^Delete/ })
    .waitFor()
  await page.context().clearCookies()
  await as(ADMIN, lesson)
  const late = await page.context().newPage()
  await open(late, lesson)
  const turnIn = (tab: Page) =>
    tab
      .getByRole('article')
      .filter({ hasText: 'I recommend it to everyone' })
      .first()
      .getByRole('button', { name: /^Turn into a review/ })
  const turn = async (tab: Page) => {
    await expect.poll(() => isTakenOver(turnIn(tab)), SOON).toBe(true)
    await turnIn(tab).click()
    const dialog = tab.getByRole('dialog', { name: 'Turn into a review' })
    await dialog.getByText('I recommend it to everyone').waitFor()
    await dialog.getByRole('radio', { name: 'Positive' }).check()
    await expectAccessible(tab)
    await dialog.getByRole('button', { name: 'Turn into a review' }).click()
  }
  await turn(page)
  await expectText(page, 'The comment is now a review')
  await turn(late)
  await late.getByRole('alert').getByText('This course already has a review from this student').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectText(page, 'The comment is no longer a review')
  await turnIn(page).waitFor()
})

test('a refused search shows the server’s words for q, and any other failure clears the results', async () => {
  await open(page, '/courses')
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  const q = page.getByRole('combobox')
  await q.fill('linocut')
  await page.getByRole('option').first().waitFor()
  await fails('**/search', 500)
  await q.fill('linocut at')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await page.unroute('**/search')
  await q.evaluate((field) => field.removeAttribute('maxlength'))
  await q.fill('a'.repeat(151))
  await expectText(page, 'This cannot be longer than 150 characters')
})

test('any other error says so and is reported, but neither an expired session nor the network is', async () => {
  await as(STUDENT, post)
  const before = collector.collected.length
  const told = () => new Set(collector.collected.slice(before).map(({ event }) => event.exception.values.at(-1)?.value))
  await page.route('**/vote', (route) => route.abort())
  const up = page.getByRole('group', { name: 'Votes' }).first().getByRole('button').first()
  await up.click()
  await page.getByRole('alert').first().waitFor()
  await page.unroute('**/vote')
  await fails('**/vote', 500, 'No vote')
  await up.click()
  await alert('Error', 'Something went wrong')
  await page.evaluate(() => void Promise.reject(new TypeError('Nobody caught this')))
  await expect.poll(told, SOON).toEqual(new Set(['No vote', 'Nobody caught this']))
  await endSessions(STUDENT)
  await page.unroute('**/vote')
  await up.click()
  await page.waitForURL('**/login?next=**')
  expect(told().size).toBe(2)
  expect(collector.collected.map(({ text }) => text).join('\n')).not.toContain(STUDENT.email)
})

test('deleting asks first', async () => {
  await as(STUDENT, lesson)
  await comment('Soon to be gone')
  const mine = written('Soon to be gone')
  await mine.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByText('Are you sure?').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await mine.waitFor()
  await mine.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
  await mine.waitFor({ state: 'detached' })
})

test('an image of the wrong type, a session that ended and any other failure of an upload each have their words', async () => {
  await as(ADMIN, await aCourseToEdit(stage))
  const choose = async (name: string) => {
    await writeFile(join(folder, name), 'no picture')
    await page.locator('input[type="file"]').first().setInputFiles(join(folder, name))
  }
  await choose('notes.txt')
  await expectText(page, 'Bad file extension')
  await fails('**/home/images/create', 500)
  await choose('cover.png')
  await expectText(page, 'Something went wrong')
  await page.unroute('**/home/images/create')
  await endSessions(ADMIN)
  await choose('cover.png')
  await expectText(page, 'Your session has expired - please reload')
})

test('a lead form that was refused shows its field errors, and stops loading two seconds later', async () => {
  await open(page, await aLeadFormPath(stage))
  const send = page.locator('main form button').last()
  await page.getByLabel(/name/i).first().fill('Ala')
  await page.getByLabel(/mail/i).first().fill('no address')
  const loading = send.evaluate(
    (button) =>
      new Promise<number>((stopped) => {
        let shownAt: number | undefined
        new MutationObserver(() => {
          if (document.querySelector('main form [aria-invalid="true"]')) shownAt ??= performance.now()
          if (shownAt !== undefined && !button.hasAttribute('aria-busy')) stopped(performance.now() - shownAt)
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
  await send.click()
  expect(await loading).toBeGreaterThan(1900)
  await expectAccessible(page)
})
