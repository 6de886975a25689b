import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPage, goThrough, READERS, type Reader, siteOf, toTheEnd } from './every-page.ts'
import { logIn, STUDENT } from './people.ts'
import { aPostPath, lessonOf } from './places.ts'
import { aStage, type Stage } from './stage.ts'

/** Shorter than pieces of a page wait when nobody turns to them. */
const UNTOUCHED_MS = 6000
const LINOCUT = '/linocut-at-the-kitchen-table'
/** Text where text is kept, and the part of a form where a form is. */
const ANY_DRAFT = '{"title":"Szkic żółwia","body":"Szkic","name":"Żaneta"}'

let stage: Stage
let pages: Record<Reader, string[]>

beforeAll(async () => {
  stage = await aStage()
  pages = await everyPage(stage)
})
afterAll(() => stage.close())

test.each(READERS)('every page of one $who is taken over as it was sent, in whichever browser', async ({ who }) => {
  const visit = await stage.aVisit({ locale: 'tr-TR', timeZone: 'Pacific/Kiritimati', scheme: 'dark' })
  await visit.addCookies([{ name: 'theme', value: 'light', url: siteOf(stage, who) }])
  await visit.addInitScript((draft) => {
    const kept = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      return key.startsWith('katedra-draft:') ? draft : kept.call(this, key)
    }
  }, ANY_DRAFT)
  expect(await goThrough(stage, visit, who, pages[who], toTheEnd)).toEqual([])
})

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
  await page.goto(path)
  await page.getByText('łata.mp4').waitFor()
  expect(await goThrough(stage, visit, 'visitor', [path])).toEqual([])
})
