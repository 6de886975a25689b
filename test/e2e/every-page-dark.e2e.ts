import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Piece, PIECES, type Reader } from './every-page.ts'
import { aStage, type Stage } from './stage.ts'
import { aWalk } from './walk/a-walk.ts'

let stage: Stage
let walk: (piece: Piece) => Promise<string[]>

beforeAll(async () => {
  stage = await aStage()
  // A figure of millions is as wide as any.
  await stage.query('update sold_days set amount = amount * 1000')
  const look = { language: 'pl', locale: 'ar-EG', timeZone: 'America/Los_Angeles', scheme: 'dark', width: 390 } as const
  const stillFor: Reader[] = ['visitor', 'student', 'author', 'admin', 'operator']
  walk = await aWalk(stage, { look, stillFor, inLargeLetters: true })
})
afterAll(() => stage.close())

test.each(PIECES)('pages of one $who from $from are sound: dark, in Polish, on a phone', async (piece) => {
  const wrong = await walk(piece)
  expect(wrong, wrong.join('\n')).toEqual([])
})
