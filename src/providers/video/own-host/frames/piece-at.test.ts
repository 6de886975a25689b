import { expect, test } from 'vitest'
import { beginningIn, largestIn, pieceAt } from './piece-at.ts'

const playlist = `#EXTM3U
#EXT-X-MAP:URI="720p-init.mp4"
#EXTINF:4.000000,
720p-00000.m4s
#EXTINF:4.000000,
720p-00001.m4s
#EXTINF:1.500000,
720p-00002.m4s
#EXT-X-ENDLIST
`

test.each([
  [0, '720p-00000.m4s', 0],
  [3.9, '720p-00000.m4s', 0],
  [4.1, '720p-00001.m4s', 4],
  [9, '720p-00002.m4s', 8],
  [1e6, '720p-00002.m4s', 8],
])('the second %d lies in %s', (second, file, from) => {
  expect(pieceAt(playlist, second)).toEqual({ file, from })
})

test('a playlist of nothing has no piece', () => {
  expect(pieceAt('#EXTM3U\n', 1)).toBeUndefined()
})

test('pieces are told apart from what they begin with, and large renditions from small ones', () => {
  expect(beginningIn(playlist)).toBe('720p-init.mp4')
  expect(largestIn('#EXTM3U\n#EXT-X-STREAM-INF:A\n360p.m3u8\n#EXT-X-STREAM-INF:B\n720p.m3u8\n')).toBe('720p.m3u8')
})
