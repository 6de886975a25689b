import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOf } from './complaints.ts'
import { comesToRest, open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { aPostPath, lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

/** Shorter than pieces of a page wait when nobody turns to them. */
const UNTOUCHED_MS = 6000
const LINOCUT = '/linocut-at-the-kitchen-table'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('a page kept for students is its reader’s own before they touch it', async () => {
  const visit = await stage.aVisit()
  const page = await visit.newPage()
  await logIn(page, STUDENT)
  for (const path of ['/', LINOCUT, await lessonOf(stage, STUDENT), '/community']) {
    const answer = await page.goto(path)
    expect(await answer?.text(), path).toContain('id="own-part"')
    await page.getByRole('button', { name: /^Account: / }).waitFor({ timeout: UNTOUCHED_MS })
  }
  await visit.close()
})

test('a film that was never sent is asked of its author again, by the name of its file', async () => {
  const visit = await stage.aVisit()
  const page = await visit.newPage()
  await logIn(page, STUDENT)
  const path = await aPostPath(stage)
  const video = await page.evaluate(async (id) => {
    const post = async (url: string, headers: Record<string, string>, body?: object) =>
      (await fetch(url, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })).json()
    const { csrf_token } = await post('/student', { accept: 'application/json' })
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf_token as string }
    const { comment } = await post('/comments', headers, {
      type: 'App\\CommunityPost',
      id,
      body: 'With a film',
      file: 1,
    })
    return comment.video.id as string
  }, path.split('/').at(-1))
  const began = JSON.stringify({ name: 'łata.mp4', size: 1, lastModified: 1, videoId: video })
  await visit.addInitScript(([id, kept]) => localStorage.setItem(`katedra-upload-${id}`, kept!), [video, began])
  const said = complaintsOf(page)
  await open(page, path)
  await page.getByText('łata.mp4').waitFor()
  await comesToRest(page)
  expect(said).toEqual([])
})
