import { expect, test } from 'vitest'
import { seenOf } from './seen-of.ts'

const call = { over: { keys: ['title', 'cover', 'tags'] } }
const shown = { title: 'Żółw 🐢', cover: { id: '1', url: '/1' }, tags: ['a', 'b'], sold: 4 }

test('what is shown again is the same, in whatever order its fields come', () => {
  const seen = seenOf(call, shown)
  expect(seenOf(call, { sold: 4, tags: ['a', 'b'], cover: { url: '/1', id: '1' }, title: 'Żółw 🐢' })).toBe(seen)
  expect(seenOf(call, { ...shown, cover: { id: '1', url: '/1', alt: undefined } })).toBe(seen)
  expect(seen.length).toBeLessThanOrEqual(20)
})

test('what it does not write over is not looked at', () => {
  expect(seenOf(call, { ...shown, sold: 5 })).toBe(seenOf(call, shown))
})

test.each([
  ['a word', { title: 'Żółw 🐙' }],
  ['what is in a field of it', { cover: { id: '2', url: '/1' } }],
  ['nothing in the place of something', { cover: null }],
  ['the order of a list', { tags: ['b', 'a'] }],
  ['where one text ends and another begins', { tags: ['a,b'] }],
])('%s that is another makes it another', (_what, change) => {
  expect(seenOf(call, { ...shown, ...change })).not.toBe(seenOf(call, shown))
})
