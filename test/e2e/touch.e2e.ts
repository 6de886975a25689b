import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { aCourseToEdit, lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

/** Below that an iPhone enlarges the page at each field that is tapped on, and leaves it so. */
const SMALLEST = 16
/** What one of the pages below has to show, or they have lost a kind of field. */
const KINDS = ['text', 'password', 'search', 'tel', 'number', 'date', 'select', 'textarea', 'editor']

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** Each kind of field on the page, with the smallest letters of any of that kind. */
const fieldsOf = (page: Page): Promise<[kind: string, size: number][]> =>
  page.evaluate(() => {
    const ticked = '[type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"], [type="color"]'
    const fields = document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"]')
    const kindOf = (field: HTMLElement) =>
      field instanceof HTMLInputElement ? field.type : field.isContentEditable ? 'editor' : field.localName
    return [...fields]
      .filter((field) => !field.matches(ticked))
      .map((field) => [kindOf(field), Number.parseFloat(getComputedStyle(field).fontSize)])
  })

test('on a touch screen no field has letters for which an iPhone enlarges the page', async () => {
  const seen = new Set<string>()
  const details = await aCourseToEdit(stage)
  const look = async (page: Page, path: string) => {
    await open(page, path)
    await page.mouse.wheel(0, 20_000)
    if (path === details) await page.locator('[contenteditable="true"]').first().waitFor()
    const fields = await fieldsOf(page)
    for (const [kind] of fields) seen.add(kind)
    expect(
      fields.filter(([, size]) => size < SMALLEST),
      path,
    ).toEqual([])
  }
  const visitor = await stage.aPage({ width: 390, touch: true })
  for (const path of ['/register', '/linocut-at-the-kitchen-table/checkout', '/courses']) await look(visitor, path)
  await visitor.context().close()
  const student = await stage.aPage({ width: 390, touch: true })
  await logIn(student, STUDENT)
  for (const path of ['/my/account', await lessonOf(stage, STUDENT)]) await look(student, path)
  await student.context().close()
  const admin = await stage.aPage({ width: 820, touch: true })
  await logIn(admin, ADMIN)
  const paths = [
    details,
    details.replace('/details', '/price'),
    '/home/students',
    '/home/settings/school',
    '/home/settings/profile',
    '/home/codes/new',
    '/home/surveys/new',
  ]
  for (const path of paths) await look(admin, path)
  await admin.context().close()
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(KINDS))
})

test('pages ask iPhones to make no links of what is written in them', async () => {
  const page = await stage.aPage()
  for (const path of ['/', '/login', '/visible-mending/checkout']) {
    await page.goto(path)
    expect(await page.locator('meta[name="format-detection"]').getAttribute('content'), path).toBe(
      'telephone=no, date=no, address=no, email=no',
    )
  }
  await page.context().close()
})
