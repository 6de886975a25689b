import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AskedQuestion } from '#modules/questions/contract.ts'
import { Quiz } from './Quiz.tsx'

afterEach(cleanup)

const labels = ['Mąka', 'Cement', 'Woda']
const asking = (question_html: string, answer_type: AskedQuestion['answer_type'] = 'single_choice') => ({
  question_html,
  answer_type,
  labels: answer_type === 'number' ? [] : labels,
  unit: answer_type === 'number' ? 'kg' : '',
})
const SOLUTION = { correct: [0], feedback: ['', 'Tego nie jedz.', ''], right: [], tolerance: 0, solution_html: '' }
const solutionHtml = '<p>Chleb to mąka i woda.</p>'
const button = (name: string) => screen.getByRole('button', { name })
const answer = (label: string) => screen.getByText(label).closest('label')!

test('a single choice is checked once something is chosen, and tells what was right', async () => {
  const onCheck = vi.fn(async () => ({
    isCorrect: false,
    points: 0,
    solution: { ...SOLUTION, solution_html: solutionHtml },
  }))
  render(<Quiz question={asking('<p>Z czego jest chleb?</p>')} points={1} onCheck={onCheck} />)
  expect(screen.getByRole('group', { name: 'Z czego jest chleb?' })).toBeTruthy()
  expect(button('Check')).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Woda' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Cement' }))
  expect(screen.queryByText('Chleb to mąka i woda.')).toBeNull()
  await userEvent.click(button('Check'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ chosen: [1], written: '' })
  expect(await screen.findByText('Not quite.')).toBeTruthy()
  expect(within(answer('Cement')).getByText('Wrong')).toBeTruthy()
  expect(within(answer('Mąka')).getByText('Correct answer')).toBeTruthy()
  expect(await screen.findByText('Chleb to mąka i woda.')).toBeTruthy()
  expect(screen.getByText('Tego nie jedz.')).toBeTruthy()
})

test('several answers are sent together, and after trying again nothing is chosen', async () => {
  const onCheck = vi.fn(async () => ({ isCorrect: true, points: 5, solution: { ...SOLUTION, correct: [0, 2] } }))
  render(<Quiz question={asking('<p>Z czego?</p>', 'multi_choice')} points={5} onCheck={onCheck} />)
  for (const name of labels) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cement' }))
  await userEvent.click(button('Check'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ chosen: [0, 2], written: '' })
  expect(await screen.findByText('That’s right! 5 of 5 points.')).toBeTruthy()
  await userEvent.click(button('Try again'))
  expect(screen.queryByText(/That’s right!/)).toBeNull()
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mąka' }))
})

test('when it cannot be asked the choice stays and can be checked again', async () => {
  const onCheck = vi.fn(async () => null)
  render(<Quiz question={asking('<p>?</p>')} points={1} onCheck={onCheck} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Woda' }))
  await userEvent.click(button('Check'))
  expect(button('Check')).toHaveProperty('disabled', false)
  expect(screen.getByRole('radio', { name: 'Woda' })).toHaveProperty('checked', true)
})

test('a number is written, and what was right is said with its unit', async () => {
  const solution = { ...SOLUTION, correct: [], feedback: [], right: ['2.5'] }
  const onCheck = vi.fn(async () => ({ isCorrect: false, points: 0, solution }))
  render(<Quiz question={asking('<p>Ile?</p>', 'number')} points={1} onCheck={onCheck} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer in kg' }), '3')
  await userEvent.click(button('Check'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ chosen: [], written: '3' })
  expect(await screen.findByText('Correct: 2.5 kg')).toBeTruthy()
})
