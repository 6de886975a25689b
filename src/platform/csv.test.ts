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

test.each([
  '=1+1',
  '+48 600',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '=HYPERLINK("http://x","y")',
  '＝1+1',
  '＋1',
  '－1+2',
  '＠SUM(A1)',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(A1)',
  '⁼1',
  '⁺1',
  '₌1',
  '₊1',
  '−1+2',
  '⁻1',
  '₋1',
  '\u00a0=1',
  '\u3000＝1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '\0=1',
])('%j is no formula any more', (cell) => {
  expect(csvLine([cell], 'en')).toMatch(/^"?'/)
})

test.each(['żółw', '10 = 5 + 5', 'a@b.pl', '„=”', '①', '¼', '🎓', '—', '→ =1'])('%j is left as it is', (cell) => {
  expect(csvLine([cell], 'en')).toBe(`${cell}\r\n`)
})

test('cells are parted as spreadsheets of the language expect it, lines end as Excel ends them', () => {
  expect(csvLine(['żółw', '1.5'], 'en')).toBe('żółw,1.5\r\n')
  expect(csvLine(['żółw', '1,5', 'a;b'], 'pl')).toBe('żółw;1,5;"a;b"\r\n')
})
