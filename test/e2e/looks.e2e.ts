import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { linocut } from '#seeds/good-hand/courses/linocut.ts'
import { sketching } from '#seeds/good-hand/courses/sketching.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { aStage, type Stage, type Visit } from './stage.ts'

/** Half a pixel more or less is the browser's rounding. */
const ROUNDING = 1

let stage: Stage
let course: string

beforeAll(async () => {
  stage = await aStage()
  const [found] = await stage.query<{ id: string }>(`select id from products where title = $1`, [linocut.title])
  course = found!.id
})
afterAll(() => stage.close())

const boxOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2, width, height }
}
const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf))
const expectSame = (figures: number[], what: string) =>
  expect(Math.max(...figures) - Math.min(...figures), `${what}: ${figures.join(', ')}`).toBeLessThanOrEqual(ROUNDING)

/** Where the words of an element end below; their box, not the room around them. */
const bottomOfWords = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode()!)
    return range.getBoundingClientRect().bottom
  })

async function at(path: string, { as, ...visit }: Visit & { as?: typeof STUDENT } = {}): Promise<Page> {
  const page = await stage.aPage(visit)
  if (as) await logIn(page, as)
  await open(page, path)
  return page
}

test('the header ends where the page ends, and its words stand on one line', async () => {
  const visitor = await at('/courses')
  const grid = await boxOf(visitor.getByRole('main').getByRole('list').last())
  const login = visitor.getByRole('banner').getByRole('link', { name: 'Log in' })
  const places = visitor.getByRole('banner').getByRole('link', { name: 'Courses' })
  expectSame([await bottomOfWords(login), await bottomOfWords(places)], 'words of the header')
  const student = await at('/courses', { as: STUDENT })
  const face = await boxOf(student.getByRole('button', { name: /^Account: / }).locator('> *'))
  expectSame([face.right, grid.right], 'the right margin')
})

test('seven courses fill their last row, under prices as large as text', async () => {
  await stage.query(`update products set is_hidden = true where kind <> 'course'`)
  const page = await at('/courses')
  const cards = page.getByRole('main').getByRole('listitem')
  // The page is kept until the change is heard of.
  await expect
    .poll(async () => {
      await page.reload()
      return cards.count()
    })
    .toBe(7)
  const [first, ...others] = await boxesOf(cards)
  expectSame([others.at(-1)!.right, others.at(1)!.right], 'where rows end')
  expect(others.at(-1)!.left).toBe(first!.left)
  const sizes = await cards.locator('data').evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)
  expect(new Set(sizes)).toEqual(new Set([text]))
  const names = await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').allTextContents()
  expect(names.toSorted()).toEqual([
    'All',
    'Drawing',
    'Fotografia',
    'Kitchen',
    'Kuchnia',
    'Paper & print',
    'Papier i introligatorstwo',
    'Sewing & mending',
  ])
})

test('beside a lesson the line is as long as the page, and the film leaves no strip', async () => {
  const path = await lessonOf(stage, STUDENT)
  await stage.query(`update videos set state = 'ready' where id = (select video_id from lectures where id = $1)`, [
    path.split('/').at(-1),
  ])
  const page = await at(path, { as: STUDENT, width: 1920 })
  const main = page.getByRole('main')
  const { height, line } = await main.evaluate((node) => ({
    height: node.getBoundingClientRect().bottom + window.scrollY,
    line: getComputedStyle(node).borderInlineEndWidth,
  }))
  expect(line).toBe('1px')
  expectSame([height, await page.evaluate(() => document.documentElement.scrollHeight)], 'the line and the page')
  const [ground, film] = [await boxOf(main.locator('> div').first()), await boxOf(main.locator('iframe'))]
  expectSame([ground.width, await main.evaluate((node) => node.clientWidth)], 'the ground of the film')
  expectSame([film.left - ground.left, ground.right - film.right], 'left and right of the film')

  const phone = await at(path, { as: STUDENT, width: 390 })
  const star = await boxOf(phone.getByRole('button', { name: /favourites$/ }))
  const next = await boxOf(phone.getByRole('link', { name: 'Next lecture' }))
  expectSame([star.middle, next.middle], 'the star and the way on')
})

test('a carousel has its buttons on the line of its heading', async () => {
  const page = await at('/linocut-at-the-kitchen-table')
  await page.getByRole('heading', { name: 'More courses' }).scrollIntoViewIfNeeded()
  const button = await boxOf(page.getByRole('button', { name: 'Next slide' }))
  const heading = await boxOf(page.getByRole('heading', { name: 'More courses' }))
  expect(button.bottom).toBeGreaterThan(heading.top)
  expect(button.top).toBeLessThan(heading.bottom)
})

test('photos keep their shape, and the small links beside posts can be hit', async () => {
  const page = await at('/community/gallery', { as: STUDENT })
  for (const { width, height } of await boxesOf(page.getByRole('link', { name: /^Open the photo/ })))
    expect(width / height).toBeCloseTo(1.5, 1)
  await open(page, '/community')
  const topics = await boxesOf(page.getByRole('article').getByText(/^in /).getByRole('link'))
  expect(topics.length).toBeGreaterThan(2)
  for (const { height } of topics) expect(height).toBeGreaterThanOrEqual(24)
})

test('the three parts of an account stand beside each other', async () => {
  const page = await at('/my/account', { as: STUDENT })
  const heads = ['About you', 'Change password', 'Emails'].map((name) => page.getByRole('heading', { name, level: 2 }))
  expectSame(await Promise.all(heads.map(async (each) => (await boxOf(each)).top)), 'the heads of the parts')
})

test('in the course editor everything stands in line, and a menu stays off the navigation', async () => {
  const page = await at(`/home/courses/${course}/edit`, { as: ADMIN })
  const [section] = linocut.sections
  const title = await boxOf(page.getByRole('heading', { name: section!.title, exact: true }))
  for (const name of [`Move ${section!.title} down`, `Edit section ${section!.title}`, `Move ${section!.title}`])
    expectSame([(await boxOf(page.getByRole('button', { name, exact: true }))).middle, title.middle], name)
  const add = page.getByRole('textbox', { name: `Add a lecture to ${section!.title}`, exact: true })
  await add.waitFor()

  await page.getByRole('link', { name: section!.lectures[0]!.title, exact: true }).click()
  const languages = page.getByLabel('Language of the captions')
  expect(await languages.inputValue()).toBe('en')
  const menu = page.getByRole('button', { name: 'Add content' })
  await menu.click()
  const { left } = await boxOf(menu)
  // What floats is there a moment before it has its place, and not seen until then.
  await expect.poll(async () => (await boxOf(page.getByRole('menu'))).left).toBeCloseTo(left, 0)

  const [described] = await stage.query<{ id: string }>(`select id from products where title = $1`, [sketching.title])
  await open(page, `/home/courses/${described!.id}/edit/details`)
  await page.getByRole('heading', { name: 'What you will draw', level: 3 }).waitFor()
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.locator('~ svg').waitFor()
})

test('figures and heads of a table stand over each other', async () => {
  const page = await at('/home/courses', { as: ADMIN })
  const rights = (await boxesOf(page.getByRole('row').locator('data'))).map(({ right }) => right)
  expect(rights).toHaveLength(8)
  expectSame(rights, 'prices, the reduced one among them')
  const lefts = await boxesOf(page.getByRole('columnheader', { name: 'Status' }))
  const words = await page
    .getByRole('columnheader', { name: 'Status' })
    .evaluate((head) => parseFloat(getComputedStyle(head).paddingLeft))
  const cell = await boxOf(page.getByRole('cell').getByText('Published', { exact: true }).first())
  expectSame([lefts[0]!.left + words, cell.left], 'a head and its cells')
})

test('tabs stay on one line, in Polish on the narrowest phone too', async () => {
  const page = await at(`/home/courses/${course}/edit`, { as: ADMIN, language: 'pl', width: 320 })
  const tabs = await boxesOf(page.getByRole('navigation', { name: 'Edycja kursu' }).getByRole('link'))
  expect(tabs).toHaveLength(8)
  expectSame(
    tabs.map(({ top }) => top),
    'the tabs',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a page of the panel that is not there is said beside the navigation', async () => {
  const page = await stage.aPage()
  await logIn(page, ADMIN)
  const answer = await page.goto('/home/nothing-is-here')
  expect(answer!.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor({ state: 'attached' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conversation' }).waitFor()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.waitForURL(/\/home$/)
})
