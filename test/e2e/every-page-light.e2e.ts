import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Piece, PIECES } from './every-page.ts'
import { aStage, type Stage } from './stage.ts'
import { aWalk } from './walk/a-walk.ts'

/** Text where text is kept, and the part of a form where a form is. */
const ANY_DRAFT = '{"title":"Szkic żółwia","body":"Szkic","name":"Żaneta"}'

let stage: Stage
let walk: (piece: Piece) => Promise<string[]>

beforeAll(async () => {
  stage = await aStage()
  const look = { language: 'en', locale: 'tr-TR', timeZone: 'Pacific/Kiritimati', scheme: 'dark' } as const
  const prepare = async (visit: BrowserContext) => {
    for (const url of [stage.url, stage.platformUrl]) await visit.addCookies([{ name: 'theme', value: 'light', url }])
    await visit.addInitScript((draft) => {
      const kept = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        return key.startsWith('katedra-draft:') ? draft : kept.call(this, key)
      }
    }, ANY_DRAFT)
  }
  // A calendar at the other end of the world has other days in its first row than the server sent.
  // The drafts of several documents, one below the other, open where none were sent.
  const mayMove = ['/home/settings/legal']
  walk = await aWalk(stage, { look, stillFor: ['admin'], mayMove, prepare })
})
afterAll(() => stage.close())

test.each(PIECES)('pages of one $who from $from are sound: light, with drafts, in whichever browser', async (piece) => {
  const wrong = await walk(piece)
  expect(wrong, wrong.join('\n')).toEqual([])
})
