import { expect, test } from 'vitest'

import { type CardFields, findCardProblems, isCardComplete } from './card-problems.ts'

const now = new Date('2026-11-21T12:00:00Z')
const card: CardFields = { cardNumber: '4111 1111 1111 1111', cardMonth: '11', cardYear: '2026', cardCvv: '123' }

test.each<[string, Partial<CardFields>, object]>([
  ['a good card', {}, {}],
  ['no number', { cardNumber: ' ' }, { cardNumber: 'card.number' }],
  ['a mistyped number', { cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'card.number-error' }],
  ['a half typed number', { cardNumber: '4111 11' }, { cardNumber: 'card.number-error' }],
  ['no month', { cardMonth: '' }, { cardMonth: 'card.month' }],
  ['last month', { cardMonth: '10' }, { cardMonth: 'card.month' }],
  ['last month, next year', { cardMonth: '10', cardYear: '27' }, {}],
  ['last year', { cardYear: '2025' }, { cardYear: 'card.year' }],
  ['no year', { cardYear: '' }, { cardYear: 'card.year' }],
  ['a short code', { cardCvv: '12' }, { cardCvv: 'card.cvv' }],
  ['three digits for American Express', { cardNumber: '378282246310005' }, { cardCvv: 'card.cvv' }],
])('%s', (_case, change, problems) => {
  const fields = { ...card, ...change }
  expect(findCardProblems(fields, now)).toEqual(problems)
  expect(isCardComplete(fields, now)).toBe(Object.keys(problems).length === 0)
})

test('an empty form has a message under each field', () => {
  expect(findCardProblems({ cardNumber: '', cardMonth: '', cardYear: '', cardCvv: '' }, now)).toEqual({
    cardNumber: 'card.number',
    cardMonth: 'card.month',
    cardYear: 'card.year',
    cardCvv: 'card.cvv',
  })
})
