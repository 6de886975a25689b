import { expect, test } from 'vitest'
import { readLines, withoutLines } from './read-lines.ts'

const read = (text: string) => readLines(text).students.map(({ name, email }) => `${name} ${email}`)
const problems = (text: string) => readLines(text).wrong.map(({ line, problem }) => `${line} ${problem}`)

test('an address stands alone or with a name, however the two are told apart', () => {
  for (const line of [
    'Jan Żak <jan@szkola.test>',
    '  Jan Żak   jan@szkola.test\t ',
    'jan@szkola.test (Jan Żak)',
    '[Jan Żak] jan@szkola.test',
    '"Jan Żak" <jan@szkola.test>,',
    'Jan Żak;jan@szkola.test',
    'Jan Żak, mailto:jan@szkola.test',
    '\uFEFFJan Żak <jan@SZKOLA.test>\r',
  ])
    expect([line, read(line)]).toEqual([line, ['Jan Żak jan@szkola.test']])
})

test('whoever has no name is called by their mailbox', () => {
  expect(read('jan.kowalski+kurs@szkola.test\n<ola@szkola.test>\njan.pl@szkola.test\n___@szkola.test')).toEqual([
    'Jan Kowalski jan.kowalski+kurs@szkola.test',
    'Ola ola@szkola.test',
    'Jan Pl jan.pl@szkola.test',
    '___ ___@szkola.test',
  ])
})

test('what cannot be read is told by its line, empty ones counted', () => {
  const typed = [
    'ola@szkola.test',
    '',
    'nobody',
    'a@b',
    'a@x.pl b@x.pl',
    'www.zysk.pl z@x.pl',
    `${'x'.repeat(121)} y@x.pl`,
  ].join('\n')
  expect(problems(typed)).toEqual(['3 email', '4 email', '5 email', '6 name', '7 name'])
  expect(read(withoutLines(typed, readLines(typed).wrong))).toEqual(read(typed))
  expect(problems(withoutLines(typed, readLines(typed).wrong))).toEqual([])
})

test('an address is read as it is kept', () => {
  expect(read('ola@żółw.pl')).toEqual(['Ola ola@xn--w-uga1v8h.pl'])
})
