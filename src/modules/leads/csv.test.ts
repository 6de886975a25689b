import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  [['Żółw', 'a,b', 'say "hi"', 'two\nlines'], ',', 'Żółw,"a,b","say ""hi""","two\nlines"\r\n'],
  [['a,b', 'c;d'], ';', 'a,b;"c;d"\r\n'],
  [['=1+1', '+48 600', '-x', '@me', '\tx', ' =1'], ',', `'=1+1,'+48 600,'-x,'@me,'\tx,' =1\r\n`],
])('%j is written as spreadsheets read it', (cells, separator, line) => {
  expect(csvLine(cells, separator)).toBe(line)
})
