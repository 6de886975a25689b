import { expect, test } from 'vitest'
import { decode } from '#platform/decode-text.ts'
import { readFile } from './read-file.ts'

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** as Windows keeps Polish */
const windows1250 = (text: string) =>
  Buffer.from(Array.from(text, (sign) => ({ ż: 0xbf, ó: 0xf3, ł: 0xb3, Ż: 0xaf, ę: 0xea })[sign] ?? sign.charCodeAt(0)))

const TEXT = 'e-mail;imię\r\nzolw@szkola.test;Żółw\r\n'

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 with its mark', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16, the other way round', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 without a mark', utf16(TEXT)],
  ['UTF-16, the other way round, without a mark', utf16(TEXT, true)],
  ['windows-1250', windows1250(TEXT)],
])('a file is read that was saved as %s', (_, bytes) => {
  const text = decode(bytes)
  expect(allOf(text.replace('\uFEFF', ''))).toMatchObject([{ email: 'zolw@szkola.test', line: 2, problem: null }])
  expect(text).toContain('Żółw')
})

const allOf = (text: string) => readFile(text).lines(0, Infinity)
const linesOf = (text: string) =>
  allOf(text).map(({ line, email, name, phone, products, problem }) => [
    line,
    email,
    name,
    phone,
    products.join('+'),
    problem,
  ])

test.each([
  ['commas', 'Email,First name,Last name,Phone,Products\njan@x.pl,Jan,Żak,600 700 800,"kurs|drugi"\n'],
  ['semicolons', 'E-mail;Imię;Nazwisko;Telefon;Produkty\njan@x.pl;Jan;Żak;600 700 800;kurs | drugi\n'],
  ['tabs', 'mail\tfirst name\tsurname\ttel\tcourses\njan@x.pl\tJan\tŻak\t600 700 800\tkurs|drugi\n'],
  [
    'columns in another order',
    'Produkty;Nazwisko;Imię;x;Telefon;Adres e-mail\nkurs|drugi;Żak;Jan;?;600 700 800;jan@x.pl\n',
  ],
])('%s between the cells', (_, text) => {
  expect(linesOf(text)).toEqual([[2, 'jan@x.pl', 'Jan Żak', '600 700 800', 'kurs+drugi', null]])
})

test('without heads the columns stand in their order, and names may stand in brackets or quotes', () => {
  expect(
    linesOf('jan@x.pl,Jan,Żak,600\n"Ola ""Żółw"" Lis <ola@x.pl>"\n\n"ela@x.pl (Ela Ćma)"\npiotr.nowak@x.pl\n'),
  ).toEqual([
    [1, 'jan@x.pl', 'Jan Żak', '600', '', null],
    [2, 'ola@x.pl', 'Ola Żółw Lis', '', '', null],
    [4, 'ela@x.pl', 'Ela Ćma', '', '', null],
    [5, 'piotr.nowak@x.pl', 'Piotr Nowak', '', '', null],
  ])
  expect(linesOf('Jan,Żak,jan@x.pl\n')).toEqual([[1, 'jan@x.pl', 'Jan Żak', '', '', null]])
})

test('what is wrong is told of each line, and none of the others minds', () => {
  expect(
    linesOf(
      `email;name;phone\nnobody;Jan\n;Ola\na@x.pl b@x.pl;Dwa\nlink@x.pl;www.zysk.pl\nlong@x.pl;${'Ż'.repeat(121)}\ntel@x.pl;Tel;${'1'.repeat(41)}\nok@x.pl;"=HYPERLINK(""x"")"\n🐢@x.pl;Żółw\n`,
    ).map(([line, , , , , problem]) => [line, problem]),
  ).toEqual([
    [2, 'email'],
    [3, 'email'],
    [4, 'email'],
    [5, 'name'],
    [6, 'name'],
    [7, 'phone'],
    [8, null],
    [9, 'email'],
  ])
})

test('a quoted cell may go over several lines, and a text without addresses is no file of students', () => {
  expect(linesOf('email,name\njan@x.pl,"Jan\nŻak"\nola@x.pl,Ola\n')).toMatchObject([
    [2, 'jan@x.pl', 'Jan Żak', '', '', null],
    [3, 'ola@x.pl', 'Ola', '', '', null],
  ])
  for (const text of ['', '\n\n', 'Imię,Nazwisko\nJan,Żak\n', '=1+1'])
    expect(readFile(text).columns).not.toContain('email')
})

test('a hundred thousand lines are read', () => {
  const text = `email,name\n${Array.from({ length: 100_000 }, (_, n) => `k${n}@x.pl,Kursant ${n}`).join('\n')}`
  const file = readFile(text)
  expect(file.count).toBe(100_000)
  expect(file.lines(99_999, 100_010)).toMatchObject([{ line: 100_001, email: 'k99999@x.pl', problem: null }])
})

const namesOf = (text: string) => allOf(text).map(({ email, name, problem }) => [email, name, problem])
test('a stray quotation mark costs its own line, and puts nobody into the name of another', () => {
  const text =
    'email,name,phone\nq1@x.test,Jan Wolny,1\nq2@x.test,"Ola Żuk,2\nq3@x.test,Ewa Mak,3\nq4@x.test,Piotr Lis,4\n'
  expect(namesOf(text)).toEqual([
    ['q1@x.test', 'Jan Wolny', null],
    ['q2@x.test', 'Ola Żuk', 'quote'],
    ['q3@x.test', 'Ewa Mak', null],
    ['q4@x.test', 'Piotr Lis', null],
  ])
  expect(allOf(text)[1]).toMatchObject({ line: 3, words: 'q2@x.test · Ola Żuk · 2' })
})

test.each([
  ['closed in the row of another', 'q1@x.test,"Ola,1\nq2@x.test,Ewa,2\nq3@x.test,Jan",3'],
  ['closed at the end', 'q1@x.test,"Ola,1\nq2@x.test,Ewa,2\nq3@x.test,Jan,3"'],
  ['closed before a name', 'q1@x.test,"Ola,1\nq2@x.test,"Ewa" Mak,2\nq3@x.test,Jan,3'],
  ['never closed', 'q1@x.test,"Ola,1\nq2@x.test,Ewa,2\nq3@x.test,Jan,3'],
])('a quotation mark that is %s tears no other line apart', (_, rows) => {
  const lines = allOf(`email,name,phone\n${rows}`)
  expect(lines.map(({ email }) => email)).toEqual(['q1@x.test', 'q2@x.test', 'q3@x.test'])
  expect(lines.map(({ problem }) => problem)).toEqual(['quote', null, null])
})

test('a quoted cell of several lines may hold an address, as notes do', () => {
  const text = 'email,name,notes\na@x.test,Jan,"pisz na:\njan@x.test\nalbo dzwoń, proszę"\nb@x.test,Ola,\n'
  expect(allOf(text).map(({ line, email, problem }) => [line, email, problem])).toEqual([
    [2, 'a@x.test', null],
    [3, 'b@x.test', null],
  ])
})

test('a line of more cells than columns is told, but where most are so', () => {
  const rows = ['a@x.test,Nowak, Jan', 'b@x.test,Ola', 'c@x.test,Ewa,,']
  expect(allOf(['email,name', ...rows].join('\n')).map(({ problem }) => problem)).toEqual(['cells', null, null])
  expect(allOf(['email', ...rows].join('\n')).map(({ problem }) => problem)).toEqual([null, null, null])
})

test.each(['sep=;', '"sep=;"', 'SEP=;'])(
  'the line %s is no line of the file, and its sign parts the cells',
  (first) => {
    expect(linesOf(`${first}\r\nE-mail;Imię;Nazwisko\r\na@x.test;Ola, Anna;Żuk\r\n`)).toEqual([
      [3, 'a@x.test', 'Ola, Anna Żuk', '', '', null],
    ])
  },
)

test('several products are parted by | alone', () => {
  const text = 'email;products\na@x.test;Chleb na zakwasie, spokojnie\nb@x.test;"Chleb, spokojnie|Drugi; inny"\n'
  expect(allOf(text).map(({ products }) => products)).toEqual([
    ['Chleb na zakwasie, spokojnie'],
    ['Chleb, spokojnie', 'Drugi; inny'],
  ])
})
