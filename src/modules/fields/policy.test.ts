import { describe, expect, test } from 'vitest'
import { readAnswers, wrongFieldsOf } from './policy.ts'
import { aTypedField } from './testing.ts'
import type { DataType } from './vocabulary.ts'

const answered = (data_type: DataType, value: string) =>
  readAnswers([aTypedField({ name: 'it', data_type })], { it: value }).errors['it']?.[0]?.key

describe('a line has to be of its type', () => {
  test.each<[DataType, string]>([
    ['integer', '-12'],
    ['number', '1,5'],
    ['number', '1.5'],
    ['date', '2028-02-29'],
    ['email', 'łucja@żółw.pl'],
    ['phone', '+48 (22) 600-60-60'],
    ['url', 'https://żółw.pl/o-mnie'],
    ['postal_code', '00-950'],
    ['text', 'Zażółć 🐢'],
    ['postal_code', ' '],
  ])('%s: %j', (type, value) => expect(answered(type, value)).toBeUndefined())

  test.each<[DataType, string, string]>([
    ['integer', '1.5', 'validation.int'],
    ['number', '1,2,3', 'validation.number'],
    ['number', 'NaN', 'validation.number'],
    ['date', '2027-02-29', 'validation.date'],
    ['date', '29.02.2028', 'validation.date'],
    ['email', 'łucja@', 'validation.email'],
    ['phone', '---------', 'fields.phone'],
    ['url', 'javascript:alert(1)', 'validation.url'],
    ['postal_code', '00950', 'fields.postal-code'],
    ['text', 'x'.repeat(201), 'validation.max.string'],
  ])('%s: not %j', (type, value, key) => expect(answered(type, value)).toBe(key))
})

test('a choice is kept with the words of its option, and a checkbox with yes or no', () => {
  const options = [{ value: 'l', text: 'Duży żółw' }]
  const fields = [
    aTypedField({ name: 'size', type: 'select', options, required: true }),
    aTypedField({ name: 'gift', type: 'checkbox' }),
    aTypedField({ name: 'constructor' }),
  ]
  expect(readAnswers(fields, { size: 'l', other: 'x' })).toEqual({
    errors: {},
    answers: [
      { name: 'size', label: 'size', type: 'select', value: 'l', text: 'Duży żółw' },
      { name: 'gift', label: 'gift', type: 'checkbox', value: 'no' },
      { name: 'constructor', label: 'constructor', type: 'text', data_type: 'text', value: '' },
    ],
  })
  expect(readAnswers(fields, { size: 'Duży żółw' }).errors).toEqual({ size: [{ key: 'fields.not-an-option' }] })
})

test('what a field begins with has to be an answer it takes, required or not', () => {
  const options = [{ value: 'l', text: 'L' }]
  const fields = [
    aTypedField({ name: 'size', type: 'radio', options, initial_value: 'xl', required: true }),
    aTypedField({ name: 'born', data_type: 'date', initial_value: 'wczoraj' }),
    aTypedField({ name: 'city', required: true }),
    aTypedField({ name: 'twice', type: 'select', options: [...options, ...options] }),
  ]
  expect(Object.keys(wrongFieldsOf(fields))).toEqual([
    'fields.0.initial_value',
    'fields.1.initial_value',
    'fields.3.options.1.value',
  ])
})
