import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer, buy, outcome } from './buyer.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, fillLogin, logIn } from './people.ts'
import { expectPlaying, filmReady, playUntil, seek, timeOf } from './player.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const BOOKBINDING = 'introligatorstwo-od-pierwszej-skladki'
const FIRST = 'Którędy biegną włókna'
const SECOND = 'Narzędzia, które masz w domu'
const SESSIONS_ARE_REMEMBERED_FOR = 11_000

let stage: Stage
const students: Record<'en' | 'pl', Buyer> = {} as never

beforeAll(async () => {
  stage = await aStage()
  await filmReady(stage, BOOKBINDING)
})
afterAll(() => stage.close())

const VISITS = [
  { language: 'en', width: 1440, scheme: 'light' },
  { language: 'pl', width: 390, scheme: 'dark' },
] as const

/** A position in the lecture that is open has come to the server, from some second on. */
const kept = (page: Page, from = 0) => {
  const lecture = page.url().split('/').at(-1)
  return page.waitForResponse(
    (answer) =>
      answer.url().endsWith(`/lecture/${lecture}/watch`) &&
      answer.ok() &&
      (answer.request().postDataJSON() as { position_seconds: number }).position_seconds >= from,
  )
}

/** What plays is drawn in another colour than its ground, where the system chooses both as well. */
async function expectPlaySeenInAnyColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const play = page.frameLocator('main iframe').first().locator('media-play-button')
  const [icon, ground] = await play.evaluate((button) => {
    const svg = button.shadowRoot!.querySelector('svg')!
    return [getComputedStyle(svg).fill, getComputedStyle(button).backgroundColor]
  })
  expect(icon).not.toBe(ground)
  await page.emulateMedia({ forcedColors: 'none' })
}

test.each(VISITS)(
  'a student watches, goes on where they stopped, completes and moves on ($language, $width px, $scheme)',
  async ({ language, ...look }) => {
    const student = aBuyer(await stage.aPage({ language, ...look }), language)
    students[language] = student
    const { page, words } = student
    await buy(student, BOOKBINDING, '4111 1111 1111 1111')
    await outcome(student, 'payment.success')

    await open(page, '/my')
    await expectText(page, words.my('begin'))
    await page.getByRole('link', { name: /Introligatorstwo/ }).click()
    await page.getByRole('heading', { level: 1, name: FIRST }).waitFor()
    await isAlive(page)
    await expectPlaying(page)
    await expectPlaySeenInAnyColours(page)
    const told = kept(page, 5)
    await seek(page, 6)
    await playOn(page)
    await told
    await expectAccessible(page)

    await open(page, page.url())
    await expect.poll(() => timeOf(page), { message: 'the position is kept' }).toBeGreaterThanOrEqual(5)

    await page.getByRole('button', { name: words.learning('completeAndGoOn') }).click()
    await page.getByRole('heading', { level: 1, name: SECOND }).waitFor()
    await page.getByRole('link', { name: words.learning('previousLecture') }).click()
    await page.getByRole('heading', { level: 1, name: FIRST }).waitFor()
    await page.getByRole('button', { name: words.learning('completed'), exact: true }).waitFor()
    await page.getByRole('link', { name: words.learning('nextLecture') }).click()
    await page.getByRole('heading', { level: 1, name: SECOND }).waitFor()
    const toldAgain = kept(page)
    await expectPlaying(page)
    await toldAgain

    await open(page, '/my')
    await expectText(page, words.learning('lecturesDone', { completed: 1, count: 8 }))
    await expectText(page, words.my('lastWatched', { lecture: SECOND }))
  },
)

test('the lesson is worked through by keyboard alone', async () => {
  const { page, words } = students.en
  await open(page, '/my')
  await page.getByRole('link', { name: /Introligatorstwo/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: SECOND }).waitFor()
  await isAlive(page)
  const frame = page.frameLocator('iframe')
  const start = frame.getByRole('button', { name: 'Play', exact: true })
  await start.waitFor()
  await tabTo(page, () => start.evaluate(isFocused))
  await page.keyboard.press('Space')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('Space')
  await tabTo(page, () => page.getByRole('button', { name: words.learning('addFavourite') }).evaluate(isFocused))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.learning('removeFavourite') }).waitFor()
  await page.keyboard.press('Alt+p')
  await page.getByRole('heading', { level: 1, name: FIRST }).waitFor()
})

test('K plays and stops the film from the page, and is a letter where one writes', async () => {
  const { page, words } = students.en
  await isAlive(page)
  await page.getByRole('button', { name: words.learning('addFavourite') }).focus()
  await page.keyboard.press('k')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  const box = page.getByRole('textbox', { name: words.comments('yourComment') })
  await box.fill('Wor')
  await expect.poll(() => page.getByRole('button', { name: words.comments('send') }).isEnabled()).toBe(true)
  await box.press('k')
  expect([await box.inputValue(), await isPaused(page)]).toEqual(['Work', true])
  await box.fill('')
})

test('a comment is about the moment of the film at which it was pinned', async () => {
  const { page } = students.en
  await seek(page, 6)
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('Which way does the grain run here')
  await page.getByRole('button', { name: 'About this moment' }).click()
  const pinned = page.getByRole('button', { name: /^About 0:0[5-7]$/ })
  const moment = (await pinned.innerText()).trim().slice(-'0:06'.length)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await seek(page, 1)
  await open(page, page.url())
  await page
    .getByRole('article')
    .filter({ hasText: 'Which way does the grain run here' })
    .getByRole('button', { name: `Play from ${moment}` })
    .click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4.5)
  await expect.poll(() => isPaused(page)).toBe(false)
  await page.keyboard.press('k')
})

test('the contents of a course are one stop of the Tab key, with arrow keys inside', async () => {
  const { page } = students.en
  const contents = page.getByRole('link', { name: FIRST }).last()
  await contents.focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('link', { name: SECOND }).last().evaluate(isFocused)).toBe(true)
  await page.keyboard.press('End')
  const last = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(last).toMatch(/\/watch\//)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('ol a'))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(last)
  await page.keyboard.press('Home')
  expect(await contents.evaluate(isFocused)).toBe(true)
})

test('how far somebody is is kept at once when they stop, look elsewhere or leave', async () => {
  const visit = students.en.page.context()
  const page = await visit.newPage()
  // What is kept every five seconds would hide what is not kept at once.
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0, ...more: unknown[]) =>
      ms === 5000 ? 0 : later(run, ms, ...(more as []))) as typeof window.setTimeout
  })
  const lesson = students.en.page.url()
  const lecture = lesson.split('/').at(-1)!
  const keptNow = async () =>
    (
      await stage.query<{ at: number }>(
        `select position_seconds as at from lecture_progress join people on people.id = person_id
         where lecture_id = $1 and email = $2`,
        [lecture, students.en.email],
      )
    )[0]!.at
  await open(page, lesson)
  await isAlive(page)
  await expectPlaying(page)
  // The tests before saw seconds of this film too.
  await stage.query(
    `delete from film_views using people where people.id = person_id and lecture_id = $1 and email = $2`,
    [lecture, students.en.email],
  )

  await seek(page, 8)
  await playUntil(page, 9)
  await expect.poll(keptNow).toBeGreaterThanOrEqual(9)

  await seek(page, 14)
  await playOn(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(15.2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(keptNow).toBeGreaterThanOrEqual(14)

  await seek(page, 20)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(21.2)
  await page.goto('/my')
  await expect.poll(keptNow).toBeGreaterThanOrEqual(20)
  const [film] = await stage.query<{ saw: boolean; skipped: boolean }>(
    `select seen @> 9 and seen @> 14 and seen @> 20 as saw, not seen @> 12 as skipped from film_views join people on people.id = person_id
     where lecture_id = $1 and email = $2`,
    [lecture, students.en.email],
  )
  expect(film).toEqual({ saw: true, skipped: true })
  await page.close()
})

test('on a phone a tap anywhere on the film plays it, and plays it on', async () => {
  const visit = await stage.aVisit({ language: 'pl', width: 390, touch: true })
  await visit.addCookies(await students.pl.page.context().cookies())
  const page = await visit.newPage()
  await open(page, students.en.page.url())
  await isAlive(page)
  const frame = await page.locator('iframe').boundingBox()
  const tapCorner = () => page.touchscreen.tap(frame!.x + 24, frame!.y + 24)
  await page.frameLocator('iframe').getByRole('button', { name: 'Odtwórz', exact: true }).waitFor()
  await tapCorner()
  await expect.poll(() => isPaused(page)).toBe(false)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  await pause(page)
  await expect.poll(() => isPaused(page)).toBe(true)
  await tapCorner()
  await expect.poll(() => isPaused(page)).toBe(false)
})

test('students comment, reply, vote and delete, and the admin answers', async () => {
  const { page, words, name } = students.en
  const text = words.comments
  const lesson = page.url()
  const box = page.getByRole('textbox', { name: text('yourComment') })
  await box.fill('a')
  expect(await page.getByRole('button', { name: text('send') }).isDisabled()).toBe(true)
  await box.fill('ż'.repeat(1201))
  await expectText(page, text('tooLong', { max: 1200, length: 1201 }))
  await expectAccessible(page)
  await box.fill('Which grain did you mean? Zażółć 🧵')
  await page.getByRole('button', { name: text('send') }).click()
  const mine = page.getByRole('article', { name }).filter({ hasText: 'Zażółć 🧵' })
  await mine.waitFor()

  const other = students.pl
  await open(other.page, lesson)
  const theirs = other.page.getByRole('article', { name }).filter({ hasText: 'Zażółć 🧵' })
  await theirs
    .getByRole('button', { name: 'Głos za' })
    .or(theirs.getByRole('group').getByRole('button').first())
    .first()
    .click()
  await theirs.getByRole('button', { name: other.words.comments('replyToWhom', { name }) }).click()
  await other.page.getByRole('textbox', { name: other.words.comments('yourReply') }).fill('Wzdłuż grzbietu!')
  await other.page.getByRole('button', { name: other.words.comments('sendReply') }).click()
  await theirs.getByText('Wzdłuż grzbietu!').waitFor()
  expect(await theirs.getByRole('button', { name: other.words.comments('deleteWhose', { name }) }).count()).toBe(0)

  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  await open(admin, lesson)
  const seen = admin.getByRole('article', { name }).filter({ hasText: 'Zażółć 🧵' }).first()
  await seen
    .getByRole('button', { name: text('replyToWhom', { name }) })
    .first()
    .click()
  await admin.getByRole('textbox', { name: text('yourReply') }).fill('Along the spine, always.')
  await admin.getByRole('button', { name: text('sendReply') }).click()
  await seen.getByText('Along the spine, always.').waitFor()

  await open(page, lesson)
  await mine.first().getByText('1 vote up').waitFor({ state: 'attached' })
  await mine
    .first()
    .getByRole('button', { name: text('showReplies', { count: 2 }) })
    .click()
  await mine.first().getByText('Along the spine, always.').waitFor()
  await mine.first().getByText(text('byAdmin')).waitFor()
  await mine
    .first()
    .getByRole('button', { name: text('deleteWhose', { name }) })
    .click()
  await page.getByRole('dialog').getByText('Are you sure?').waitFor()
  await expectAccessible(page)
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('deleteComment') })
    .click()
  await mine.first().waitFor({ state: 'detached' })
  await gone
  await open(page, lesson)
  expect(await mine.count()).toBe(0)
})

test('an expired session leads to the login and back, with what was typed', async () => {
  const { page, words, email, password, name } = students.en
  const lesson = page.url()
  await page.getByRole('textbox', { name: words.comments('yourComment') }).fill('Not to be lost: łza.')
  await stage.query(
    `update sessions set expires_at = now() - interval '1 hour' where person_id in (select id from people where email = $1)`,
    [email],
  )
  await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
  await page.getByRole('button', { name: words.comments('send') }).click()
  await page.waitForURL('**/login?next=**')
  await expectText(page, 'Session expired')
  await expectAccessible(page)
  await fillLogin(page, { email, password })
  await page.waitForURL(lesson)
  await isAlive(page)
  const box = page.getByRole('textbox', { name: words.comments('yourComment') })
  await expect.poll(() => box.inputValue()).toBe('Not to be lost: łza.')
  await page.getByRole('button', { name: words.comments('send') }).click()
  await page.getByRole('article', { name }).filter({ hasText: 'Not to be lost: łza.' }).waitFor()
})

const playOn = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.play())

const pause = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.pause())

const isPaused = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.paused)

const isFocused = (element: Element): boolean => element.matches(':focus')

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there')
}
