import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Form } from '../forms/Form.tsx'
import { Locale } from '../text/Locale.tsx'
import { MoneyField } from './MoneyField.tsx'
import { loadTexts } from '../text/text-of.ts'

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))

afterEach(cleanup)

function Priced({ told }: { told: (amount: number | null) => void }) {
  const [amount, setAmount] = useState<number | null>(4900)
  return (
    <Locale language="pl" timeZone="Europe/Warsaw">
      <MoneyField
        name="price"
        label="Cena"
        currency="PLN"
        amount={amount}
        onAmount={(next) => {
          setAmount(next)
          told(next)
        }}
      />
    </Locale>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Cena')

test('people type złote, the form hears grosze', async () => {
  let heard: number | null = 0
  render(<Priced told={(amount) => (heard = amount)} />)
  expect(field().value).toBe('49,00')
  await userEvent.clear(field())
  await userEvent.type(field(), '1 234,5')
  await userEvent.tab()
  expect([heard, field().value]).toEqual([123_450, '1234,50'])
})

test('an unreadable amount is named only after the field is left', async () => {
  render(<Priced told={() => {}} />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'dużo')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Wpisz kwotę, na przykład 49,00')).toBeDefined()
  expect(field().value).toBe('dużo')
})

test('a form that was refused says that the amount is unreadable, not that it is missing', async () => {
  const priced = (errors: Record<string, string[]>) => (
    <Form errors={errors}>
      <Priced told={() => {}} />
    </Form>
  )
  const { rerender } = render(priced({}))
  await userEvent.clear(field())
  await userEvent.type(field(), '-5')
  rerender(priced({ price: ['To pole jest wymagane'] }))
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText(/To pole jest wymagane/)).toBeNull()
  expect(screen.getAllByText(/Wpisz kwotę, na przykład 49,00/)).toHaveLength(2)
})

test('nothing moves while a button that sends the form is pressed', async () => {
  render(
    <Form>
      <Priced told={() => {}} />
      <button type="submit">Zapisz</button>
      <button type="button">Inny</button>
    </Form>,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), 'dużo')
  await userEvent.pointer({ target: screen.getByText('Zapisz'), keys: '[MouseLeft>]' })
  expect(document.activeElement).toBe(screen.getByText('Zapisz'))
  expect(screen.queryByText(/Wpisz kwotę/)).toBeNull()
  await userEvent.click(field())
  await userEvent.click(screen.getByText('Inny'))
  expect(screen.getByText(/Wpisz kwotę/)).toBeDefined()
})
