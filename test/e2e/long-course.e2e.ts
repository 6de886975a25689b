import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const SLUG = 'ink-and-water-sketching-a-city'
const WORDS = {
  en: { lectures: '10 lectures', section: 'Part 7', add: 'Add a lecture to Part 7' },
  pl: { lectures: '10 lekcji', section: 'Part 8', add: 'Dodaj lekcję do sekcji Part 8' },
}

let stage: Stage
let courseId: string
/** those of a part in the middle */
let lectureIds: string[]

beforeAll(async () => {
  stage = await aStage()
  const [course] = await stage.query<{ id: string }>(
    `select p.id from products p join schools on schools.id = p.school_id and schools.slug = 'demo' where p.slug = $1`,
    [SLUG],
  )
  courseId = course!.id
  await stage.query(
    `with parts as (
       insert into sections (id, school_id, course_id, title, position)
       select gen_random_uuid(), p.school_id, p.id, 'Part ' || n, 100 + n from products p, generate_series(1, 98) n
       where p.id = $1 returning *)
     insert into lectures (id, school_id, course_id, section_id, title, kind, status, position)
     select gen_random_uuid(), school_id, course_id, id, title || ', lecture ' || n, 'text', 'published', n
     from parts, generate_series(1, 10) n`,
    [courseId],
  )
  const rows = await stage.query<{ id: string }>(
    `select l.id from lectures l join sections s on s.id = l.section_id
     where l.course_id = $1 and s.title = 'Part 50' order by l.position`,
    [courseId],
  )
  lectureIds = rows.map(({ id }) => id)
})
afterAll(() => stage.close())

const lessonPath = () => `/${SLUG}/watch/${lectureIds[4]}`
const links = (place: Locator | Page, part: string) =>
  place.getByRole('link', { name: new RegExp(`^${part}, lecture`) })

test.each(['en', 'pl'] as const)(
  'the contents of a long course open by keyboard beside the lesson in %s',
  async (language) => {
    const page = await stage.aPage({ language })
    await logIn(page, STUDENT)
    await open(page, lessonPath())
    await expect.poll(() => links(page, 'Part 50').count()).toBe(10)
    expect(await links(page, 'Part 51').count()).toBe(0)
    await page.locator('summary', { hasText: 'Part 51' }).getByText(WORDS[language].lectures).waitFor()
    await links(page, 'Part 50').last().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => links(page, 'Part 51').count()).toBe(10)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Part 51, lecture 1' }).waitFor()
    expect(await links(page, 'Part 50').count()).toBe(10)
    await expectAccessible(page)
  },
)

test('without scripts each section of a long course leads to its lectures', async () => {
  const context = await stage.aVisit({ scripts: false })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(STUDENT.email)
  await page.locator('input[name="password"]').fill(STUDENT.password)
  await page.locator('main form button[type="submit"]').click()
  await page.goto(lessonPath())
  await page.locator('summary', { hasText: 'Part 98' }).click()
  await links(page, 'Part 98').click()
  await page.getByRole('heading', { level: 1, name: 'Part 98, lecture 1' }).waitFor()
  expect(await links(page, 'Part 98').count()).toBe(10)
})

test.each(['en', 'pl'] as const)(
  'a section of a long course is opened by keyboard and gets a lecture in %s',
  async (language) => {
    const { section, add } = WORDS[language]
    const page = await stage.aPage({ language })
    await logIn(page, ADMIN)
    await open(page, `/home/courses/${courseId}/edit`)
    const fold = page.getByRole('button', { name: `${section} ${WORDS[language].lectures}` })
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => links(page, section).count()).toBe(10)
    await page.getByLabel(add).fill(`${section}, lecture of mine`)
    await page.keyboard.press('Enter')
    await expect.poll(() => links(page, section).count()).toBe(11)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await links(page, section).last().click()
    await page.getByRole('heading', { level: 1, name: `${section}, lecture of mine` }).waitFor()
    expect(await links(page, section).count()).toBe(11)
    await page.getByRole('button', { name: /^Part 20 / }).click()
    await links(page, 'Part 20').first().click()
    await page.getByRole('heading', { level: 1, name: 'Part 20, lecture 1' }).waitFor()
    await expectAccessible(page)
  },
)
