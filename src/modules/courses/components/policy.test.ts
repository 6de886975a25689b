import { expect, test } from 'vitest'
import type { Component } from './contract.ts'
import { judge } from './policy.ts'

const quiz: Extract<Component, { type: 'quiz_question' }> = {
  id: 'q',
  type: 'quiz_question',
  question_html: '<p>Która?</p>',
  answer_type: 'multi_choice',
  answers: [
    { label: 'Lniana', correct: true },
    { label: 'Szklana', correct: false },
    { label: 'Bawełniana', correct: true },
  ],
  solution_html: '<p>Obie z roślin.</p>',
}

test.each([
  [[0, 2], true],
  [[2, 0, 2], true],
  [[0], false],
  [[0, 1, 2], false],
  [[], false],
])('of the answers %j it says that they are correct: %s', (given, isCorrect) => {
  expect(judge(quiz, given)).toEqual({ is_correct: isCorrect, correct: [0, 2], solution_html: quiz.solution_html })
})
