import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

test.each([
  ['Anna Nowak, anna@school.test', 'Anna Nowak', 'anna@school.test'],
  ['anna@school.test;Anna Nowak', 'Anna Nowak', 'anna@school.test'],
  ['Anna\tNowak\tanna@school.test', 'Anna Nowak', 'anna@school.test'],
  ['"Nowak, Anna",anna@school.test', 'Nowak, Anna', 'anna@school.test'],
  ['"Anna ""Ania"" Nowak";"anna@school.test"', 'Anna "Ania" Nowak', 'anna@school.test'],
  ['Anna Nowak <anna@school.test>', 'Anna Nowak', 'anna@school.test'],
  ['Łucja 🦊,łucja@ŻÓŁW.pl', 'Łucja 🦊', 'łucja@xn--w-uga1v8h.pl'],
])('%s', (line, name, email) => {
  expect(readLines(line).good).toMatchObject([{ name, email }])
})

test.each([
  ['Anna Nowak', 'unreadable'],
  [',anna@school.test', 'name'],
  ['see www.spam.example,anna@school.test', 'name'],
  ['"Żuk; Ola",anna@school.test', 'name'],
  ['Ola|Żuk,anna@school.test', 'name'],
  ['Anna,anna@school', 'email'],
])('%s is %s', (line, problem) => {
  expect(readLines(`${line}\nOla,ola@school.test`)).toMatchObject({ bad: [{ number: 1, line, problem }], good: [{}] })
})

test('headings and empty lines count for nothing, and the same address is read once', () => {
  const { good, bad } = readLines('Imię i nazwisko;Adres e-mail\n\nOla;ola@school.test\n\nOla;OLA@school.test\n')
  expect(good).toEqual([{ number: 3, line: 'Ola;ola@school.test', name: 'Ola', email: 'ola@school.test' }])
  expect(bad).toEqual([{ number: 5, line: 'Ola;OLA@school.test', problem: 'twice' }])
})
