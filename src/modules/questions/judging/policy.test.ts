import { expect, test } from 'vitest'
import { Question } from '../contract.ts'
import { asked, judge, numberIn, solved } from './policy.ts'

const given = (part: { chosen?: number[]; written?: string }) => ({ chosen: [], written: '', ...part })
const words = { question_html: '<p>Ile?</p>', solution_html: '<p>Bo tak.</p>' }
const answers = [
  { label: 'Lniana', correct: true, feedback: 'Dobrze.' },
  { label: 'Szklana', correct: false, feedback: 'To włókno z pieca.' },
  { label: 'Bawełniana', correct: true, feedback: '' },
]
const several: Question = { ...words, answer_type: 'multi_choice', answers }
const one: Question = { ...words, answer_type: 'drop_down', answers: answers.slice(0, 2) }
const number: Question = { ...words, answer_type: 'number', value: 0.3, tolerance: 0.1, unit: 'kg' }
const inWords: Question = { ...words, answer_type: 'text', accepted: ['Zażółć gęślą'] }
const byHand: Question = { ...words, answer_type: 'text', accepted: [] }

test.each<[string, Question, { chosen?: number[]; written?: string }, boolean | null]>([
  ['all that are right', several, { chosen: [2, 0, 2] }, true],
  ['only some of them', several, { chosen: [0] }, false],
  ['one too many', several, { chosen: [0, 1, 2] }, false],
  ['none', several, {}, false],
  ['the right one', one, { chosen: [0] }, true],
  ['another', one, { chosen: [1] }, false],
  ['two of which one may be chosen', one, { chosen: [0, 1] }, false],
  ['a place that is not there', one, { chosen: [7] }, false],
  ['the number', number, { written: '0.3' }, true],
  ['with a comma, as far off as is allowed', number, { written: ' 0,4 ' }, true],
  ['a little further', number, { written: '0,4001' }, false],
  ['no number', number, { written: '0,3 kg' }, false],
  ['nothing for a number', number, { written: '' }, false],
  ['the words, in other letters and with a stop', inWords, { written: '  zażółć   GĘŚLĄ. ' }, true],
  ['other words', inWords, { written: 'zazolc gesla' }, false],
  ['what somebody has to read', byHand, { written: 'Bo gluten.' }, null],
  ['nothing, which nobody has to read', byHand, { written: '  ' }, false],
])('%s', (_, question, part, is) => expect(judge(question, given(part))).toBe(is))

test.each([
  ['1 234,5', 1234.5],
  ['−3', -3],
  ['.5', 0.5],
  ['1e9', null],
  ['Infinity', null],
  ['1,2,3', null],
])('in "%s" the number %s is found', (written, number) => expect(numberIn(written)).toBe(number))

test.each([several, one, number, inWords])('who is asked sees nothing of what is right', (question) => {
  const shown = JSON.stringify(asked(question))
  expect(shown).toContain('Ile?')
  expect(shown).not.toMatch(/correct|feedback|solution|tolerance|value|accepted|Bo tak|pieca|Zażółć/)
})

test('what is right is told with its reasons', () => {
  expect(solved(several)).toMatchObject({ correct: [0, 2], feedback: ['Dobrze.', 'To włókno z pieca.', ''] })
  expect(solved(number)).toMatchObject({ right: ['0.3'], tolerance: 0.1 })
  expect(solved(byHand)).toMatchObject({ right: [], solution_html: '<p>Bo tak.</p>' })
})

test.each([
  ['no answer is right', { ...one, answers: answers.map((answer) => ({ ...answer, correct: false })) }],
  ['two are, where one is chosen', { ...one, answers }],
  ['it asks nothing', { ...number, question_html: '<p> </p>' }],
  ['its tolerance is below nothing', { ...number, tolerance: -1 }],
])('a question is refused of which %s', (_, question) => expect(Question.safeParse(question).success).toBe(false))
