import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { AskedQuestion, Solution } from '../contract.ts'
import { AskedFields } from './AskedFields.tsx'

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))
afterEach(cleanup)

const NUMBER: AskedQuestion = { answer_type: 'number', question_html: '<p>?</p>', labels: [], unit: 'mm' }
const WORDS: AskedQuestion = { answer_type: 'text', question_html: '<p>?</p>', labels: [], unit: '' }
const solution = (right: string[], tolerance = 0): Solution => ({
  correct: [],
  feedback: [],
  right,
  tolerance,
  solution_html: '',
})

async function solved(language: 'en' | 'pl', question: AskedQuestion, by: Solution) {
  const page = (
    <Locale language={language} timeZone="Europe/Warsaw">
      <AskedFields question={question} given={{ chosen: [], written: 'x' }} solution={by} />
    </Locale>
  )
  await act(async () => void render(page))
}

test.each([
  ['pl', 'Poprawnie: 3,14159 mm, z dokładnością do 0,1'],
  ['en', 'Correct: 3.14159 mm, give or take 0.1'],
] as const)('a right number is written as in the language of who reads it, to its last digit (%s)', async (...said) => {
  const [language, words] = said
  await solved(language, NUMBER, solution(['3.14159'], 0.1))
  await screen.findByText(words)
})

test('words that are right stay as they were written', async () => {
  await solved('pl', WORDS, solution(['wersja 2.0']))
  expect((await screen.findByText(/^Poprawnie:/)).textContent).toBe('Poprawnie: wersja 2.0')
})
