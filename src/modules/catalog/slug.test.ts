import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['Światło i cień', 'swiatlo-i-cien'],
  ['ZAŻÓŁĆ gęślą jaźń', 'zazolc-gesla-jazn'],
  ['  C++ / Rust — 2026!  ', 'c-rust-2026'],
  ['Crème brûlée', 'creme-brulee'],
  ['🎨🎨', 'course'],
  ['日本語', 'course'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title, 'course')).toBe(slug)
})

test('a taken or reserved slug gets the first free number', () => {
  expect(freeSlug('piano', new Set())).toBe('piano')
  expect(freeSlug('piano', new Set(['piano', 'piano-2', 'piano-4']))).toBe('piano-3')
  expect(freeSlug('login', new Set())).toBe('login-2')
})
