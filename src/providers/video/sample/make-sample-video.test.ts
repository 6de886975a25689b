import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openSource } from '../own-host/transcode/open-source.ts'
import { makeSampleVideo } from './make-sample-video.ts'
import { textAsPaths } from '#platform/text-as-paths.ts'

test('a sample is a film of the length asked for, with sound', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-samples-'))
  try {
    const path = join(directory, "it's.mp4")
    await makeSampleVideo({ title: ['Zażółć gęślą jaźń', 'It’s 100 % fun: \\o/'], seconds: 2, hue: 300, path })
    const source = await openSource(path)
    expect([source.width, source.height, source.audio === undefined]).toEqual([1280, 720, false])
    expect(source.durationSeconds).toBeCloseTo(2, 1)
    await source.demuxer.close()
  } finally {
    await rm(directory, { recursive: true })
  }
})

test('every Polish letter is drawn, and drawn differently', async () => {
  const draw = (text: string) => textAsPaths(text, { x: 0, y: 0, size: 40 })
  const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'.split('')
  expect(new Set(letters.map(draw)).size).toBe(letters.length)
  const missing = draw('\u{1F422}')
  for (const letter of letters) expect(draw(letter)).not.toBe(missing)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60">${textAsPaths('źdźbło', { x: 200, y: 40, size: 40 })}</svg>`
  const { channels } = await sharp(Buffer.from(svg)).stats()
  expect(channels[3]?.mean).toBeGreaterThan(5)
})
