import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  ['-12.5', '-12.5'],
])('%j is written as %j', (cell, written) => {
  expect(csvLine([cell], 'en')).toBe(`${written}\r\n`)
})

test.each(['=1+1', '+48 600', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("http://x","y")'])(
  '%j is no formula any more',
  (cell) => {
    expect(csvLine([cell], 'en')).toMatch(/^"?'/)
  },
)

test('cells are parted as spreadsheets of the language expect it, lines end as Excel ends them', () => {
  expect(csvLine(['żółw', '1.5'], 'en')).toBe('żółw,1.5\r\n')
  expect(csvLine(['żółw', '1,5', 'a;b'], 'pl')).toBe('żółw;1,5;"a;b"\r\n')
})
