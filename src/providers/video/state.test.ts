import { expect, test } from 'vitest'
import { bunnyStatusOf, mayMove, VIDEO_STATES, type VideoState } from './state.ts'

test.each<[VideoState, ReturnType<typeof bunnyStatusOf>]>([
  ['created', null],
  ['uploading', null],
  ['uploaded', 0],
  ['processing', 1],
  ['playable', 2],
  ['ready', 3],
  ['failed', 5],
])('%s is shown as %j', (state, status) => {
  expect(bunnyStatusOf(state)).toBe(status)
})

test('a video walks from created to ready', () => {
  const path: VideoState[] = ['created', 'uploading', 'uploaded', 'processing', 'playable', 'ready']
  for (const [step, from] of path.slice(0, -1).entries()) expect(mayMove(from, path[step + 1] as VideoState)).toBe(true)
})

test('a ready video never becomes unready', () => {
  for (const to of VIDEO_STATES) expect(mayMove('ready', to)).toBe(false)
})

test('a transcode that died or failed may be queued again', () => {
  expect([mayMove('processing', 'uploaded'), mayMove('playable', 'uploaded'), mayMove('failed', 'uploaded')]).toEqual([
    true,
    true,
    true,
  ])
})

test('no move leads to where the video is, or back to created', () => {
  for (const state of VIDEO_STATES) expect([mayMove(state, state), mayMove(state, 'created')]).toEqual([false, false])
})

test('nothing plays before it was uploaded', () => {
  for (const from of ['created', 'uploading', 'failed'] as const)
    for (const to of ['playable', 'ready'] as const) expect(mayMove(from, to)).toBe(false)
})
