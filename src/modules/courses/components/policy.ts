import type { Component } from './contract.ts'

type Quiz = Pick<Extract<Component, { type: 'quiz_question' }>, 'answers' | 'solution_html'>

/** Which answers of a quiz question are correct, by their places from 0, whether they are the given ones, and why. */
export function judge({ answers, solution_html }: Quiz, given: number[]) {
  const correct = answers.flatMap((answer, index) => (answer.correct ? [index] : []))
  const chosen = new Set(given)
  const is_correct = chosen.size === correct.length && correct.every((index) => chosen.has(index))
  return { is_correct, correct, solution_html }
}
