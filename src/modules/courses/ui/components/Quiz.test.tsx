import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Quiz } from './Quiz.tsx'

afterEach(cleanup)

const answers = ['Mąka', 'Cement', 'Woda']
const solutionHtml = '<p>Chleb to mąka i woda.</p>'
const button = (name: string) => screen.getByRole('button', { name })
const answer = (label: string) => screen.getByText(label).closest('label')!

test('a single choice is checked once something is chosen, and tells what was right', async () => {
  const onCheck = vi.fn(async () => ({ isCorrect: false, correct: [0], solutionHtml }))
  render(
    <Quiz questionHtml="<p>Z czego jest chleb?</p>" answers={answers} hasSeveralCorrect={false} onCheck={onCheck} />,
  )
  expect(screen.getByRole('group', { name: 'Z czego jest chleb?' })).toBeTruthy()
  expect(button('Check')).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Woda' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Cement' }))
  expect(screen.queryByText('Chleb to mąka i woda.')).toBeNull()
  await userEvent.click(button('Check'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith([1])
  expect(await screen.findByText('Not quite.')).toBeTruthy()
  expect(within(answer('Cement')).getByText('Wrong')).toBeTruthy()
  expect(within(answer('Mąka')).getByText('Correct answer')).toBeTruthy()
  expect(screen.getByText('Chleb to mąka i woda.')).toBeTruthy()
})

test('several answers are sent together, and after trying again nothing is chosen', async () => {
  const onCheck = vi.fn(async () => ({ isCorrect: true, correct: [0, 2], solutionHtml: '' }))
  render(<Quiz questionHtml="<p>Z czego?</p>" answers={answers} hasSeveralCorrect onCheck={onCheck} />)
  for (const name of answers) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cement' }))
  await userEvent.click(button('Check'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith([0, 2])
  expect(await screen.findByText('That’s right!')).toBeTruthy()
  await userEvent.click(button('Try again'))
  expect(screen.queryByText('That’s right!')).toBeNull()
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mąka' }))
})

test('when it cannot be asked the choice stays and can be checked again', async () => {
  const onCheck = vi.fn(async () => null)
  render(<Quiz questionHtml="<p>?</p>" answers={answers} hasSeveralCorrect={false} onCheck={onCheck} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Woda' }))
  await userEvent.click(button('Check'))
  expect(button('Check')).toHaveProperty('disabled', false)
  expect(screen.getByRole('radio', { name: 'Woda' })).toHaveProperty('checked', true)
})
