import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { hold, holdScripts, putPortalBefore } from './network.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const LINOCUT = 'linocut-at-the-kitchen-table'

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  page = await stage.aPage()
})
afterEach(() => page.context().close())

/** The page as it stands before its scripts; what is done there waits until they are let through. */
async function early(path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer, main').last().waitFor()
  return release
}
const searchButton = () => page.getByRole('button', { name: 'Search courses' })
const line = () => page.locator('[popover="manual"][aria-hidden="true"]')

test.each([
  ['its button', () => searchButton().click()],
  ['a shortcut', () => page.keyboard.press('/')],
])('a search that was opened by %s and typed into before the scripts is made', async (_how, openIt) => {
  const release = await early('/courses')
  await openIt()
  await page.keyboard.type('lino cut', { delay: 20 })
  await line().waitFor({ state: 'visible' })
  release()
  const field = page.getByRole('combobox')
  await expect.poll(() => field.inputValue()).toBe('lino cut')
  await page.getByRole('option', { name: /Linocut/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('letters that are typed while the search itself is fetched are not lost either', async () => {
  await open(page, '/courses')
  const release = await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bread')
  release()
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('bread')
})

test('a vote before the scripts counts, once', async () => {
  await logIn(page, STUDENT)
  const lesson = await lessonOf(stage, STUDENT)
  const release = await early(lesson)
  const up = page.getByRole('button', { name: 'Vote up' }).first()
  const before = await up.getAttribute('aria-pressed')
  const votes: string[] = []
  page.on('request', (request) => request.url().endsWith('/vote') && votes.push(request.method()))
  await up.click()
  await up.click()
  release()
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true')
  await expect.poll(() => votes).toEqual(['POST'])
})

test('a reply that was begun before the scripts is opened, with what was typed', async () => {
  await logIn(page, STUDENT)
  const release = await early(await lessonOf(stage, STUDENT))
  await page
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click()
  await page.keyboard.type('Which paper?')
  release()
  const box = page.getByRole('textbox', { name: /^Your reply/ })
  await expect.poll(() => box.inputValue()).toBe('Which paper?')
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a way to buy is gone by the browser itself, once', async () => {
  const release = await early(`/${LINOCUT}`)
  const steps = await page.evaluate(() => window.history.length)
  await page.getByRole('link', { name: 'Buy now' }).first().click()
  await page.waitForURL(`**/${LINOCUT}/checkout`, { waitUntil: 'commit' })
  release()
  await isAlive(page)
  expect(await page.evaluate(() => window.history.length)).toBe(steps + 1)
})

test('a checkout that is filled in and sent before the scripts is checked then, and nothing stands in its address', async () => {
  const release = await early(`/${LINOCUT}/checkout`)
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111')
  await page.getByRole('combobox', { name: 'Expiry month' }).selectOption('12')
  await page.getByRole('textbox', { name: 'Card number' }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await page.getByRole('alert').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.getByRole('textbox', { name: 'Card number' }).inputValue()).toBe('4111 1111 1111 1111')
  expect(await page.getByRole('combobox', { name: 'Expiry month' }).inputValue()).toBe('12')
  const wrong = await page.locator('[aria-invalid="true"]').evaluateAll((fields) => fields.map((each) => each.id))
  expect(wrong.join()).not.toMatch(/cardNumber|cardMonth/)
})

test('a menu opens, with the pieces it is made of', async () => {
  await logIn(page, ADMIN)
  const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [LINOCUT])
  const release = await early(`/home/courses/${course!.id}/edit`)
  await page.locator('button[aria-haspopup="menu"]').first().click()
  release()
  await page.getByRole('menuitem').first().waitFor()
})

test('while the next page is under way a line says so, and only when it takes a moment', async () => {
  await open(page, '/')
  expect(await line().isVisible()).toBe(false)
  const release = await hold(page, '**/*.data*')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click()
  await line().waitFor({ state: 'visible' })
  await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  release()
  await page.waitForURL('**/courses')
  await line().waitFor({ state: 'hidden' })
})

test('what a portal answers in the server’s place is a network error, and the page stands', async () => {
  await logIn(page, STUDENT)
  await open(page, await lessonOf(stage, STUDENT))
  await putPortalBefore(page, '**/vote')
  await page.getByRole('button', { name: 'Vote up' }).first().click()
  await page.getByRole('alert').filter({ hasText: 'Network error' }).waitFor()
  await putPortalBefore(page, '**/comments')
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Written in a hotel')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Your comment' }).inputValue()).toBe('Written in a hotel')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a page that a portal keeps back can be asked for again', async () => {
  await open(page, '/')
  await putPortalBefore(page, '**/*.data*')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click()
  await page.getByRole('alert').getByText('Network error').waitFor()
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await isAlive(page)
  await expectText(page, 'Linocut at the Kitchen Table')
})
