import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { DAY, MINUTE } from '#platform/clock.ts'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { wordsIn } from './words.ts'

const LOOK = { language: 'pl', width: 390, scheme: 'dark' } as const
const COURSE = { title: 'Chleb na zakwasie, spokojnie', path: '/chleb-na-zakwasie-spokojnie' }
const TITLE = 'Dwa pytania'
const words = wordsIn(LOOK.language)

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('an admin builds a survey, a visitor closes it, finds it again a day later and answers, and the admin reads what was found out', async () => {
  const admin = await stage.aPage(LOOK)
  await logIn(admin, ADMIN)
  await build(admin)
  await answerOnTheSecondDay(await stage.aVisit(LOOK))
  await readResults(admin)
})

async function build(admin: Page) {
  await open(admin, '/home/surveys')
  await admin.getByRole('link', { name: words.surveyPanel('newSurvey') }).click()
  await admin.waitForURL('**/home/surveys/new')
  await admin.getByLabel(words.surveyPanel('title')).fill(TITLE)
  await admin.getByLabel(words.surveyPanel('shownOn')).selectOption('one_course')
  await admin.getByRole('combobox', { name: words.surveyPanel('course'), exact: true }).fill(COURSE.title.toLowerCase())
  await admin.locator('[role="option"]', { hasText: COURSE.title }).waitFor()
  await expectAccessible(admin)
  await admin.keyboard.press('Enter')
  await addQuestion(admin, { title: 'Why?', kind: 'select', options: 'Hunger\nCuriosity', isRequired: true })
  await addQuestion(admin, { title: 'Which hand?', kind: 'checkbox', options: 'Left\nRight' })
  await addQuestion(admin, { title: 'How many?', kind: 'text', typed: 'number' })
  await expectAccessible(admin)
  await admin.getByRole('button', { name: words.surveyPanel('saveDraft') }).click()
  await admin.waitForURL((url) => /\/home\/surveys\/[\da-f-]{36}$/.test(url.pathname))
  await admin.getByRole('button', { name: words.surveyPanel('openSurvey') }).click()
  await admin.getByRole('button', { name: words.surveyPanel('closeSurvey') }).waitFor()
  await expectAccessible(admin)
}

async function answerOnTheSecondDay(visitor: BrowserContext) {
  const today = await at(visitor, 0)
  await open(today, COURSE.path)
  await survey(today).waitFor()
  await expectAccessible(today)
  await today.getByLabel('How many?').fill('3')
  await today.keyboard.press('Escape')
  await expectNoSurvey(today)

  const page = await at(visitor, DAY + MINUTE)
  await open(page, COURSE.path)
  await survey(page).waitFor()
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
}

async function readResults(admin: Page) {
  await admin.getByRole('link', { name: words.surveyPanel('results') }).click()
  await expect.poll(() => figures(admin)).toEqual(['2', '1', '50%'])
  await admin
    .getByRole('listitem')
    .filter({ hasText: /Curiosity.*1 · 100%/ })
    .first()
    .waitFor()
  await expectAccessible(admin)
  const overflow = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)

  const exporting = admin.waitForEvent('download')
  await admin.getByRole('button', { name: words.surveyPanel('export') }).click()
  const file = await readFile(await (await exporting).path(), 'utf8')
  expect(file.split('\r\n').map((line) => line.split(';').slice(2))).toEqual([
    ['Why?', 'Which hand?', 'How many?'],
    ['Curiosity', 'Left', '3'],
    [],
  ])
}

/** A page of this browser whose clock is ahead. */
async function at(context: BrowserContext, ahead: number): Promise<Page> {
  const page = await context.newPage()
  // A page that is not looked at is asked nothing.
  await page.bringToFront()
  await page.clock.install({ time: Date.now() + ahead })
  return page
}

const survey = (page: Page) => page.getByRole('dialog', { name: TITLE })
const expectNoSurvey = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0)

interface NewQuestion {
  title: string
  kind: string
  typed?: string
  options?: string
  isRequired?: boolean
}

async function addQuestion(page: Page, { title, kind, typed, options, isRequired }: NewQuestion) {
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
