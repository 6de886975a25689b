import { expect, test } from 'vitest'
import type { Component } from './contract.ts'
import { COMPONENTS } from './types.ts'

const show = (component: Component) => COMPONENTS.typeOf(component).show(component)

const picture = { alt: 'Igła', picture: { id: 'p' } } as Extract<Component, { type: 'gallery' }>['pictures'][0]
const quiz: Extract<Component, { type: 'quiz_question' }> = {
  id: 'q',
  type: 'quiz_question',
  points: 1,
  question: {
    question_html: '<p>Która?</p>',
    answer_type: 'multi_choice',
    answers: [
      { label: 'Lniana', correct: true, feedback: '' },
      { label: 'Szklana', correct: false, feedback: 'Z pieca.' },
      { label: 'Bawełniana', correct: true, feedback: '' },
    ],
    solution_html: '<p>Obie z roślin.</p>',
  },
}

test('of a question students see neither which answers are correct nor why', () => {
  const shown = JSON.stringify(show(quiz))
  expect(shown).toContain('Szklana')
  expect(shown).not.toMatch(/correct|solution|roślin|feedback|pieca/)
})

test.each<[string, Component, boolean]>([
  ['a picture', { id: 'c', type: 'image', caption: '', shown: picture }, true],
  ['a picture that is gone', { id: 'c', type: 'image', caption: '', shown: null }, false],
  ['a gallery', { id: 'c', type: 'gallery', pictures: [picture] }, true],
  ['a gallery without pictures', { id: 'c', type: 'gallery', pictures: [] }, false],
  ['before and after', { id: 'c', type: 'before_after', before: picture, after: picture, caption: '' }, true],
  ['before without after', { id: 'c', type: 'before_after', before: picture, after: null, caption: '' }, false],
])('%s', (_, component, isShown) => expect(show(component) !== null).toBe(isShown))
