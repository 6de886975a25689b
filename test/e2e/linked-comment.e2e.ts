import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive, open } from './open.ts'
import { fillLogin, STUDENT } from './people.ts'
import { aPostPath } from './places.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let lesson: string
let post: string

beforeAll(async () => {
  stage = await aStage()
  const [free] = await stage.query<{ id: string }>(
    `select l.id from lectures l join products p on p.id = l.course_id
     where p.slug = 'linocut-at-the-kitchen-table' and l.is_free_to_watch limit 1`,
  )
  const postPath = await aPostPath(stage)
  lesson = `/linocut-at-the-kitchen-table/watch/${free!.id}#${await writeUnder('App\\Lecture', free!.id)}`
  post = `${postPath}#${await writeUnder('App\\CommunityPost', postPath.split('/').at(-1)!)}`
})
afterAll(() => stage.close())

/** An old comment with a reply, below 30 newer ones; answers where it is on its page. */
async function writeUnder(type: string, itemId: string): Promise<string> {
  const [old] = await stage.query<{ id: string }>(
    `with author as (select id, school_id from people where email = $1 and school_id = (select id from schools where slug = 'demo'))
     insert into comments (id, school_id, commentable_type, commentable_id, author_id, by_admin, body, created_at, replies_count)
     select gen_random_uuid(), school_id, $2, $3::uuid, id, false,
       case nth when 0 then 'An old question' else 'Newer ' || nth end, timestamptz '2020-01-01' + nth * interval '1 day', (nth = 0)::int
     from author, generate_series(0, 30) nth order by nth returning id`,
    [STUDENT.email, type, itemId],
  )
  await stage.query(
    `insert into replies (id, school_id, comment_id, author_id, by_admin, body)
     select gen_random_uuid(), school_id, id, author_id, false, 'An old answer' from comments where id = $1`,
    [old!.id],
  )
  return `comment-${old!.id}`
}

async function isShownWithItsReplies(page: Page): Promise<void> {
  const old = page.getByRole('article').filter({ hasText: 'An old question' }).first()
  await old.getByText('An old answer').waitFor()
  await expect.poll(() => old.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(
    await old.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return top >= 0 && top < window.innerHeight
    }),
  ).toBe(true)
  expect(page.url()).toContain('#comment-')
}

test('who follows a link to an old comment of a post logs in first, and then sees it with its replies', async () => {
  const page = await stage.aPage()
  await open(page, post)
  await page.waitForURL('**/login?next=**')
  await isAlive(page)
  await fillLogin(page, STUDENT)
  await isShownWithItsReplies(page)
  await page.reload()
  await isShownWithItsReplies(page)
  await page.context().close()
})

test('who reads a free lecture logs in to see the comment that the link leads to', async () => {
  const page = await stage.aPage({ width: 390 })
  await open(page, lesson)
  await page.getByRole('link', { name: 'Log in now' }).last().click()
  await page.waitForURL('**/login?next=**')
  await isAlive(page)
  await fillLogin(page, STUDENT)
  await isShownWithItsReplies(page)
  await page.context().close()
})
