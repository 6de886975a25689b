/* oxlint-disable no-control-regex -- they are what is looked for */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onLines, onOneLine } from './visible-text.ts'

test.each([
  ['  Ala\r\nBcc: spy@evil.test ', 'Ala Bcc: spy@evil.test'],
  ['Ala\u2028Nowak\u0085', 'Ala Nowak'],
  ['Ala\u202egpj.exe', 'Alagpj.exe'],
  ['A\u200bl\u200da\ufeff\u00ad', 'Ala'],
  ['\u3164\u2066 \u2069', ''],
  ['A\u001b[31m\u007f', 'A[31m'],
  ['a\u00a0b  c\td', 'a\u00a0b  c d'],
])('%j is kept on one line as %j', (typed, kept) => expect(onOneLine(typed)).toBe(kept))

test('the lines of a message are kept', () => {
  expect(onLines(' Droga Olu,\r\n\r\nwszystkiego\u200b najlepszego!\u202e\rJan ')).toBe(
    'Droga Olu,\n\nwszystkiego najlepszego!\nJan',
  )
})

test.each([
  '👩‍👩‍👧‍👦 rodzina',
  '🧑🏽‍🚀 🏳️‍🌈 ❤️‍🔥 👩‍⚕️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
  'می‌خواهم',
  'क्‍ष',
  'Łucja Zażółć',
  'नमस्ते',
  '葛󠄀城',
  'שָׁלוֹם',
  'éloïse e\u0301',
  '한국어',
  '👍🏿',
])('%s is left as it is', (text) => {
  expect(onOneLine(text)).toBe(text)
  expect(onLines(text)).toBe(text)
})

test('whatever is typed, one line is one line, and kept as it is when it is sent again', () => {
  const piece = fc.constantFrom(
    '\r',
    '\n',
    '\t',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u202e',
    '\u2066',
    '\u2028',
    '\ufeff',
    'a',
    '👩',
    ' ',
    'ک',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece).map((all) => all.join('')),
      ),
      (text) => {
        const line = onOneLine(text)
        expect(line).not.toMatch(
          /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/,
        )
        expect(onOneLine(line)).toBe(line)
        expect(onLines(onLines(text))).toBe(onLines(text))
      },
    ),
    { numRuns: 300 },
  )
})
