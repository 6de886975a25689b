import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isReally } from './is-really.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b4532a' } })

test.each(['png', 'gif', 'jpeg', 'webp'] as const)('a %s is one, and none of the others', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer()
  const types = ['png', 'gif', 'jpeg', 'webp'].filter((each) => isReally(`image/${each}`, bytes))
  expect(types).toEqual([format])
})

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture at all', '%PDF-1.7'])(
  '%j is no png',
  (text) => {
    expect(isReally('image/png', Buffer.from(text))).toBe(false)
  },
)

test('what is no picture is somebody else’s to look at', () => {
  expect(isReally('video/mp4', Buffer.from('film'))).toBe(true)
})
