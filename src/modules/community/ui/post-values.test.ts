import { expect, test } from 'vitest'
import { isSendable, lengthOfBody } from './post-values.ts'

const post = (title: string, body: string) => ({ title, body, video_from: 'none' as const, video: '' })

test.each([
  ['four', 'a body', false, false],
  ['fiver', 'a body', false, true],
  ['t'.repeat(159), 'a body', false, true],
  ['t'.repeat(160), 'a body', false, false],
  [' four ', 'a body', false, false],
  ['🎨'.repeat(4), 'a body', false, false],
  ['🎨'.repeat(159), 'a body', false, true],
  ['a title', 'four', false, false],
  ['a title', 'fiver', false, true],
  ['a title', '<p></p>', true, false],
  ['a title', '<p><strong>four</strong></p>', true, false],
  ['a title', '<p><strong>fiver</strong></p>', true, true],
  ['a title', 'x'.repeat(20_001), false, false],
])('a post %j with %j (formatted: %s) may go out: %s', (title, body, isFormatted, expected) => {
  expect(isSendable(post(title, body), isFormatted)).toBe(expected)
})

test('marks and entities are not counted as they are written', () => {
  expect(lengthOfBody('<p>a &amp; b</p>', true)).toBe(5)
})
