import { expect, test } from 'vitest'
import { cuesIn } from './cues.ts'
import { readText } from './read-text.ts'

const SAID = 'Zażółć gęślą jaźń'
const CP1250 = [0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x67, 0xea, 0x9c, 0x6c, 0xb9, 0x20, 0x6a, 0x61, 0x9f, 0xf1]

test.each([
  ['UTF-8', Buffer.from(SAID)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${SAID}`)],
  ['UTF-16, small end first', Buffer.from(`\uFEFF${SAID}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${SAID}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(SAID, 'utf16le')],
  ['Windows-1250', Buffer.from(CP1250)],
])('captions in %s are read', (_encoding, bytes) => {
  expect(readText(bytes)).toBe(SAID)
})

test('captions of an editor on Polish Windows are read with their times and marks', () => {
  const said = Buffer.from('1\r\n00:00:00,500 --> 00:00:02,000\r\n')
  const { cues, unreadable } = cuesIn(readText(Buffer.concat([said, Buffer.from(CP1250)]))!)
  expect([cues, unreadable]).toEqual([[{ start: 500, end: 2000, text: SAID, settings: '' }], []])
})

test('a film is no text', () => {
  expect(readText(Buffer.from([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]))).toBeNull()
})
