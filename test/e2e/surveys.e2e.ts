import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { type Words, wordsIn } from './words.ts'

const LONGER_THAN_IT_WAITS = 15 * SECOND

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

describe.each([
  { language: 'en', course: 'Sharpen One Knife', slug: 'sharpen-one-knife', width: 1440, scheme: 'light' },
  {
    language: 'pl',
    course: 'Chleb na zakwasie, spokojnie',
    slug: 'chleb-na-zakwasie-spokojnie',
    width: 390,
    scheme: 'dark',
  },
] as const)('a survey ($language, $width px, $scheme)', ({ course, slug, ...given }) => {
  const words = wordsIn(given.language)
  const title = `Two questions (${given.language})`
  let admin: Page
  let visitor: BrowserContext

  test('is built by an admin and opened', async () => {
    admin = await stage.aPage(given)
    await logIn(admin, ADMIN)
    await open(admin, '/home/surveys')
    await admin.getByRole('link', { name: words.surveyPanel('newSurvey') }).click()
    await admin.waitForURL('**/home/surveys/new')
    await admin.getByLabel(words.surveyPanel('title')).fill(title)
    await admin.getByLabel(words.surveyPanel('shownOn')).selectOption('one_course')
    await admin.getByRole('combobox', { name: words.surveyPanel('course'), exact: true }).fill(course.toLowerCase())
    await admin.locator('[role="option"]', { hasText: course }).waitFor()
    await expectAccessible(admin)
    await admin.keyboard.press('Enter')
    await addQuestion(admin, words, { title: 'Why?', kind: 'select', options: 'Hunger\nCuriosity', isRequired: true })
    await addQuestion(admin, words, { title: 'Which hand?', kind: 'checkbox', options: 'Left\nRight' })
    await addQuestion(admin, words, { title: 'How many?', kind: 'text', typed: 'number' })
    await expectAccessible(admin)
    await admin.getByRole('button', { name: words.surveyPanel('saveDraft') }).click()
    await admin.waitForURL((url) => /\/home\/surveys\/[\da-f-]{36}$/.test(url.pathname))
    await admin.getByRole('button', { name: words.surveyPanel('openSurvey') }).click()
    await admin.getByRole('button', { name: words.surveyPanel('closeSurvey') }).waitFor()
    await expectAccessible(admin)
  })

  test('is shown on its course, closed by Escape, and not again for 24 hours', async () => {
    visitor = await stage.aVisit(given)
    const today = await at(visitor, 0)
    await open(today, '/courses')
    await today.clock.runFor(LONGER_THAN_IT_WAITS)
    await expectNoSurvey(today)
    await open(today, `/${slug}`)
    await survey(today, title).waitFor()
    await expectAccessible(today)
    await today.getByLabel('How many?').fill('3')
    await today.keyboard.press('Escape')
    await expectNoSurvey(today)

    const almost = await at(visitor, DAY - HOUR)
    await open(almost, `/${slug}`)
    await almost.clock.runFor(LONGER_THAN_IT_WAITS)
    await expectNoSurvey(almost)
  })

  test('comes back a day later with what was typed, is never over a checkout, and is answered', async () => {
    const page = await at(visitor, DAY + MINUTE)
    await open(page, `/${slug}/checkout`)
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expectNoSurvey(page)
    await open(page, `/${slug}`)
    await survey(page, title).waitFor()
    await expect.poll(() => page.getByLabel('How many?').inputValue()).toBe('3')
    await page.getByRole('button', { name: words.survey('send') }).click()
    const question = page.getByLabel(/Why\?/)
    await expect.poll(() => question.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await question.selectOption('Curiosity')
    await page.getByLabel('Left').check()
    await page.getByRole('button', { name: words.survey('send') }).click()
    await expectText(page, words.survey('thanksText'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectNoSurvey(page)

    const later = await at(visitor, 30 * DAY)
    await open(later, `/${slug}`)
    await later.clock.runFor(LONGER_THAN_IT_WAITS)
    await expectNoSurvey(later)
  })

  test('is answered by a student on one device, and not asked on the other', async () => {
    const phone = await at(await stage.aVisit(given), 0)
    await logIn(phone, STUDENT)
    await open(phone, `/${slug}`)
    await survey(phone, title).waitFor()
    await phone.getByLabel(/Why\?/).selectOption('Hunger')
    await phone.getByRole('button', { name: words.survey('send') }).click()
    await expectText(phone, words.survey('thanksText'))

    const laptop = await at(await stage.aVisit(given), 0)
    await logIn(laptop, STUDENT)
    const asked = laptop.waitForResponse((answer) => /\/survey\/[\da-f-]{36}$/.test(answer.url()))
    await open(laptop, `/${slug}`)
    await laptop.clock.runFor(LONGER_THAN_IT_WAITS)
    expect((await (await asked).json()).responded_at).not.toBeNull()
    await expectNoSurvey(laptop)
  })

  test('says in the panel what was found out, and is exported once a minute', async () => {
    await admin.getByRole('link', { name: words.surveyPanel('results') }).click()
    await expect.poll(() => figures(admin)).toEqual(['3', '2', '67%'])
    await admin
      .getByRole('listitem')
      .filter({ hasText: /Curiosity.*1 · 50%/ })
      .first()
      .waitFor()
    await expectText(admin, 'Zofia Lis')
    await expectAccessible(admin)
    const overflow = await admin.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)

    const exporting = admin.waitForEvent('download')
    await admin.getByRole('button', { name: words.surveyPanel('export') }).click()
    const file = await readFile(await (await exporting).path(), 'utf8')
    const separator = given.language === 'pl' ? ';' : ','
    expect(file.split('\r\n').map((line) => line.split(separator).slice(2))).toEqual([
      ['Why?', 'Which hand?', 'How many?'],
      ['Curiosity', 'Left', '3'],
      ['Hunger', '', ''],
      [],
    ])
    await admin.getByRole('button', { name: words.surveyPanel('export') }).click()
    await expectText(admin, /once a minute|raz na minutę/)

    await open(admin, `${new URL(admin.url()).pathname}?from=2001-01-01&until=2001-01-02`)
    await expectText(admin, words.surveyPanel('noneInPeriod'))
    await stage.moveClock(2 * MINUTE)
  })
})

/** A page of this browser whose clock is ahead. */
async function at(context: BrowserContext, ahead: number): Promise<Page> {
  const page = await context.newPage()
  // A page that is not looked at is asked nothing.
  await page.bringToFront()
  await page.clock.install({ time: Date.now() + ahead })
  return page
}

const survey = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const expectNoSurvey = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0)

interface NewQuestion {
  title: string
  kind: string
  typed?: string
  options?: string
  isRequired?: boolean
}

async function addQuestion(page: Page, words: Words, { title, kind, typed, options, isRequired }: NewQuestion) {
  await page.getByRole('button', { name: words.surveyPanel('addQuestion') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.surveyPanel('question')).fill(title)
  await dialog.getByLabel(words.surveyPanel('kind')).selectOption(kind)
  if (typed) await dialog.getByLabel(words.surveyPanel('inputType')).selectOption(typed)
  if (options) await dialog.getByLabel(words.surveyPanel('options')).fill(options)
  if (isRequired) await dialog.getByLabel(words.surveyPanel('required')).check()
  await dialog.getByRole('button', { name: words.surveyPanel('done') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Displays, responses, and their rate. */
const figures = async (page: Page): Promise<string[]> =>
  (await page.locator('dl').first().locator('dd').allInnerTexts()).map((text) => text.trim())
