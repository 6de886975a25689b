import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const SAID = 'Zażółć gęślą jaźń'
const CP1250 = [0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x67, 0xea, 0x9c, 0x6c, 0xb9, 0x20, 0x6a, 0x61, 0x9f, 0xf1]

test.each([
  ['UTF-8', Buffer.from(SAID)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${SAID}`)],
  ['UTF-16, small end first', Buffer.from(`\uFEFF${SAID}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${SAID}`, 'utf16le').swap16()],
  ['Windows-1250', Buffer.from(CP1250)],
])('captions in %s are read', (_encoding, bytes) => {
  expect(readText(bytes)).toBe(SAID)
})

test.each([
  ['a film', Buffer.from([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d])],
  ['UTF-16 without a mark', Buffer.from('WEBVTT', 'utf16le')],
])('%s is no text', (_what, bytes) => {
  expect(readText(bytes)).toBeNull()
})
