import { afterAll, beforeAll, expect, test } from 'vitest'

import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const OWN = 'Zażółć gęślą jaźń na zawsze'

test('a page that is kept for many shows a reader what is their own, and tells of no error', async () => {
  const page = await stage.aPage()
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/json/errors')) said.push(request.postData() ?? '')
  })
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await logIn(page, STUDENT)
  const path = await lessonOf(stage, STUDENT)
  const id = path.split('/').at(-1)
  await stage.query(`delete from comments where held_at is not null`)
  await open(page, path)
  await page.getByRole('textbox', { name: /comment/i }).fill(OWN)
  await page.getByRole('button', { name: 'Post comment' }).click()
  const mine = page.locator('li', { hasText: OWN }).first()
  await mine.waitFor()
  const counted = page.waitForResponse((each) => each.url().endsWith('/vote') && each.ok())
  await mine.getByRole('button', { name: 'Vote up' }).click()
  await counted
  // Until the page is theirs it says of everybody that nothing is completed, and the same keys would take back what was.
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  const completed = page.getByRole('button', { name: 'Completed', exact: true })
  if ((await completed.count()) === 0) {
    const marked = page.waitForResponse((each) => each.url().endsWith('/complete') && each.ok())
    await page.keyboard.press('Alt+KeyC')
    await marked
  }
  await completed.waitFor()

  const answer = await page.goto(path)
  expect(await answer?.text()).toContain('id="own-part"')
  await mine.locator('button[aria-pressed="true"]').waitFor()
  await mine.getByRole('button', { name: /delete/i }).waitFor()
  expect(await mine.getByRole('button', { name: /report/i }).count()).toBe(0)
  await completed.waitFor()
  await page.locator(`a[href$="/watch/${id}"][data-state="completed"]`).first().waitFor()
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  expect(said).toEqual([])
})

test('what is typed while the page is still everyone’s stays, and is found again', async () => {
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  const path = await lessonOf(stage, STUDENT)
  await page.goto(path, { waitUntil: 'commit' })
  const box = page.getByRole('textbox', { name: /comment/i })
  await box.fill('Zaczęte wcześnie')
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  await expect.poll(() => box.inputValue()).toBe('Zaczęte wcześnie')
  await open(page, path)
  await expect.poll(() => box.inputValue()).toBe('Zaczęte wcześnie')
})

test('without scripts the page is read whole, and left by its form', async () => {
  const page = await stage.aPage({ scripts: false })
  await page.goto('/login')
  await page.getByLabel('Email').fill(STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/my')
  const answer = await page.goto(await lessonOf(stage, STUDENT))
  expect(await answer?.text()).toContain('id="own-part"')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(OWN).first().waitFor()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.goto('/my')
  await page.waitForURL('**/login**')
})
