import { expect, test } from 'vitest'
import { acceptAnswers } from './accept-answers.ts'
import type { Answers, Question } from './contract.ts'
import { aQuestion, someOptions } from './testing.ts'

const ID = '0199a5c4-0000-7000-8000-000000000001'
const accept = (question: Partial<Question>, answer: Answers[string]) =>
  acceptAnswers([aQuestion({ id: ID, ...question })], { [ID]: answer })[ID]
const options = someOptions('Bread', 'Books')

test.each([
  ['a text, without the spaces around it', { type: 'text' }, '  żółw 🐢 ', 'żółw 🐢'],
  ['many lines', { type: 'textarea' }, 'one\ntwo', 'one\ntwo'],
  ['an address', { inputType: 'email' }, 'jan@school.test', 'jan@school.test'],
  ['an address in Polish letters', { inputType: 'email' }, 'ż@ż.pl', 'ż@ż.pl'],
  ['a number with a comma', { inputType: 'number' }, '3,5', '3.5'],
  ['a web address', { inputType: 'url' }, 'https://school.test/a?b', 'https://school.test/a?b'],
  ['a phone', { inputType: 'tel' }, '+48 600 100 200', '+48 600 100 200'],
  ['a day', { inputType: 'date' }, '2026-11-21', '2026-11-21'],
  ['an option', { type: 'select', options }, 'books', 'books'],
  ['ticks, each once', { type: 'checkbox', options }, ['books', 'bread', 'books'], ['books', 'bread']],
  ['a single tick', { type: 'checkbox', options }, 'bread', ['bread']],
] as const)('takes %s', (_, question, given, kept) => {
  expect(accept(question as Partial<Question>, given as Answers[string])).toEqual(kept)
})

test.each([
  ['email', { inputType: 'email' }, 'jan@'],
  ['number', { inputType: 'number' }, 'many'],
  ['number that is none', { inputType: 'number' }, 'NaN'],
  ['url', { inputType: 'url' }, 'javascript:alert(1)'],
  ['phone', { inputType: 'tel' }, 'call me'],
  ['day', { inputType: 'date' }, '2026-02-30'],
  ['line that is too long', { inputType: 'text' }, 'a'.repeat(301)],
  ['list for a text', { type: 'text' }, ['a']],
  ['option that is not there', { type: 'select', options }, 'cats'],
  ['tick that is not there', { type: 'checkbox', options }, ['bread', 'cats']],
  ['blank where an answer is required', { type: 'text', required: true }, '   '],
  ['no tick where one is required', { type: 'checkbox', options, required: true }, []],
] as const)('refuses a wrong %s under its field', (_, question, given) => {
  expect(() => accept(question as Partial<Question>, given as Answers[string])).toThrow(
    expect.objectContaining({ fields: { [`response.${ID}`]: [expect.anything()] } }),
  )
})

test('leaves out what was left empty, and separators', () => {
  const [first, second, separator] = [aQuestion(), aQuestion(), aQuestion({ type: 'separator', required: true })]
  expect(acceptAnswers([first, separator, second], { [second.id]: 'a' })).toEqual({ [second.id]: 'a' })
})

test('refuses a response without any answer', () => {
  const question = aQuestion()
  expect(() => acceptAnswers([question], {})).toThrow(
    expect.objectContaining({ fields: { [`response.${question.id}`]: [{ key: 'surveys.nothing-answered' }] } }),
  )
})
