import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const COURSE = 'introligatorstwo-od-pierwszej-skladki'
const LINK = 'Taki nóż introligatorski: https://example.com/noz'

let stage: Stage
let student: Page
let admin: Page
let lesson: string

beforeAll(async () => {
  stage = await aStage()
  const [found] = await stage.query<{ id: string }>(
    `select l.id from lectures l join products p on p.id = l.course_id join sections s on s.id = l.section_id
     where p.slug = $1 and l.status = 'published' order by s.position, l.position limit 1`,
    [COURSE],
  )
  lesson = `/${COURSE}/watch/${found!.id}`
  student = await stage.aPage()
  admin = await stage.aPage()
  await logIn(student, STUDENT)
  await logIn(admin, ADMIN)
})
afterAll(() => stage.close())

const commentOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first()
const caseOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()

async function comment(page: Page, words: string): Promise<void> {
  await open(page, lesson)
  await page.getByRole('textbox', { name: 'Your comment' }).fill(words)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await commentOf(page, words)
    .getByRole('button', { name: /Delete/ })
    .waitFor()
}

test('a link of a new student waits until an admin lets it through', async () => {
  await comment(student, LINK)
  await commentOf(student, LINK).getByText('Waiting for approval').waitFor()
  await expectAccessible(student)

  await open(admin, '/home')
  await admin.getByRole('link', { name: /Moderation \(\d+ items? waits?\)/ }).click()
  const waiting = caseOf(admin, LINK)
  await waiting.getByText('Waiting for approval').waitFor()
  await expectAccessible(admin)
  await waiting.getByRole('button', { name: 'Let through' }).click()
  await waiting.waitFor({ state: 'detached' })

  await open(student, lesson)
  expect(await commentOf(student, LINK).innerText()).not.toContain('Waiting for approval')
})
