import { afterAll, beforeAll, expect, test } from 'vitest'

import { open } from './open.ts'
import { fillLogin, logIn, STUDENT } from './people.ts'
import { expectPlaying, filmReady } from './player.ts'
import { aStage, type Stage } from './stage.ts'

const BOOKBINDING = 'introligatorstwo-od-pierwszej-skladki'
const SESSIONS_ARE_REMEMBERED_FOR = 11_000

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** On the server alone: the page and its cookie know nothing of it yet. */
async function endSession(): Promise<void> {
  await stage.query('delete from sessions where person_id in (select id from people where email = $1)', [STUDENT.email])
  await stage.moveClock(SESSIONS_ARE_REMEMBERED_FOR)
}

test('a lesson says once that the session is over: what nobody asked for stays silent, and what was typed is there after the login', async () => {
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  await filmReady(stage, BOOKBINDING)
  await open(page, `/${BOOKBINDING}/watch`)
  const lesson = new URL(page.url()).pathname
  const toasts = page.getByRole('alert').filter({ hasText: 'Log in' })
  const keeping = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/watch') && answer.request().method() === 'POST')
  const kept = keeping()
  await expectPlaying(page)
  expect((await kept).ok()).toBe(true)
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Which glue do you take?')
  await page.getByRole('button', { name: 'Post comment' }).click()
  const mine = page.getByRole('article').filter({ hasText: 'Which glue do you take?' }).first()
  await mine.getByRole('button', { name: /^Delete/ }).waitFor()
  const reply = () => mine.getByRole('button', { name: /^Reply to/ })
  const box = page.getByRole('textbox', { name: /^Your reply/ })
  await reply().click()
  await box.fill('Napisane za późno')

  await endSession()
  const refused = keeping()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('k')
  expect((await refused).ok(), 'where the viewer stopped is asked to be kept, and refused').toBe(false)
  expect(await toasts.count()).toBe(0)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await toasts.first().waitFor()
  expect(await toasts.count()).toBe(1)
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === lesson)
  expect(await toasts.count()).toBe(1)

  await fillLogin(page, STUDENT)
  await page.waitForURL(`**${lesson}`)
  await reply().click()
  await expect.poll(() => box.inputValue()).toBe('Napisane za późno')
})
