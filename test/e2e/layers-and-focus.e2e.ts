import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())
afterEach(() => page.context().close())

const focused = () => page.evaluate(() => document.activeElement?.textContent)
const steps = () => page.evaluate(() => window.history.length)
/** What was laid over the page has taken its step back with it, a moment after it closed. */
const isOnTop = () => page.evaluate(() => !window.history.state?.layers)
const path = () => new URL(page.url()).pathname

describe.each([390, 1440])('at %i px', (width) => {
  beforeEach(async () => {
    page = await stage.aPage({ width })
  })

  test('Back closes a picture, and the gallery stays where it was', async () => {
    await logIn(page, STUDENT)
    await open(page, '/community')
    await open(page, '/community/gallery')
    await page.getByRole('link', { name: /^Open/ }).nth(1).click()
    const lightbox = page.getByRole('dialog', { name: 'Pictures' })
    await lightbox.waitFor()
    await page.keyboard.press('ArrowRight')
    const before = await steps()
    const loaded: string[] = []
    page.on('request', (request) => request.url().includes('.data') && loaded.push(request.url()))
    await page.goBack()
    await lightbox.waitFor({ state: 'detached' })
    expect([path(), await steps(), loaded]).toEqual(['/community/gallery', before, []])
    await page.getByRole('link', { name: /^Open/ }).first().click()
    await lightbox.getByRole('button', { name: 'Close' }).click()
    await lightbox.waitFor({ state: 'detached' })
    await expect.poll(isOnTop).toBe(true)
    await page.goBack()
    await page.waitForURL('**/community')
  })

  test('Back closes the search; a result is a link that is found by arrows and opened beside', async () => {
    await open(page, '/courses')
    const search = page.getByRole('dialog', { name: 'Search courses' })
    await page.getByRole('button', { name: 'Search courses' }).click()
    await search.waitFor()
    await page.goBack()
    await search.waitFor({ state: 'detached' })
    expect(path()).toBe('/courses')

    await page.getByRole('button', { name: 'Search courses' }).click()
    await page.getByRole('combobox').fill('linocut')
    const result = page.getByRole('option').first()
    const href = (await result.getAttribute('href'))!
    await expectAccessible(page)
    const beside = page.context().waitForEvent('page')
    await result.click({ modifiers: ['ControlOrMeta'] })
    // A page behind this one may wait with its address until it is looked at.
    expect(['', 'about:blank', stage.url + href]).toContain((await beside).url())
    await (await beside).close()
    expect(path(), 'this page stays').toBe('/courses')
    await page.getByRole('combobox').press('ArrowDown')
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(await result.getAttribute('id'))
    await page.getByRole('combobox').press('Enter')
    await page.waitForURL(`**${href}`)
    await search.waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL('**/courses')
    expect(await search.count()).toBe(0)
  })

  test('who has posted a comment goes on writing, and who replied is where the reply began', async () => {
    await logIn(page, STUDENT)
    await open(page, await lessonOf(stage, STUDENT))
    const box = page.getByRole('textbox', { name: 'Your comment' })
    await box.fill(`Kto tu siedzi, ${width}?`)
    await page.getByRole('button', { name: 'Post comment' }).click()
    await page.getByText('Comment posted').waitFor({ state: 'attached' })
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
    const mine = page
      .getByRole('article')
      .filter({ hasText: `Kto tu siedzi, ${width}?` })
      .first()
    const reply = mine.getByRole('button', { name: /^Reply to/ })
    await reply.click()
    await mine.getByRole('textbox').fill('Ja')
    await mine.getByRole('button', { name: 'Post reply' }).click()
    await page.getByText('Reply posted').waitFor({ state: 'attached' })
    await expect.poll(() => reply.first().evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

const headingOfStep = () => page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()

test('the second step of a new course begins at its heading', async () => {
  page = await stage.aPage()
  await logIn(page, ADMIN)
  await open(page, '/home/courses/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Cerowanie')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Step 2 of 2').waitFor()
  await expect.poll(focused).toBe(await headingOfStep())
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('Step 1 of 2').waitFor()
  await expect.poll(focused).toBe(await headingOfStep())
})

test('however far reviews go, what stands below them is reached', async () => {
  page = await stage.aPage({ width: 390 })
  await stage.query(
    `insert into reviews (id, school_id, course_id, student_id, rating, title, review, status, has_bought, created_at)
     select gen_random_uuid(), c.school_id, c.id, s.id, 10, '', 'Warto ' || row_number() over (), 'approved', true, now() - interval '1 year'
     from products c join schools on schools.id = c.school_id and schools.slug = 'demo'
       join people s on s.school_id = c.school_id and s.role = 'student'
     where c.slug = 'linocut-at-the-kitchen-table' on conflict do nothing`,
  )
  await open(page, '/linocut-at-the-kitchen-table')
  for (let times = 0; times < 12; times++) {
    await page.mouse.wheel(0, 50_000)
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 500 })))
  }
  await expect
    .poll(() => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2))
    .toBe(true)
  const below = page.getByRole('contentinfo')
  await expect.poll(() => below.evaluate((footer) => footer.getBoundingClientRect().top < innerHeight)).toBe(true)
})
