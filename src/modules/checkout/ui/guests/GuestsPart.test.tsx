import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Form } from '#kit/forms/Form.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { GuestsPart } from './GuestsPart.tsx'
import { guestsIn } from './guests-in.ts'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const shown = (count: number, errors?: FormErrors) => (
  <Form aria-label="checkout" {...(errors && { errors })}>
    <GuestsPart count={count} />
  </Form>
)
const form = () => screen.getByRole<HTMLFormElement>('form')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('who is named is read in the order of the tickets; nobody is where nothing is typed', () => {
  render(shown(3))
  expect(guestsIn(form())).toEqual({})
  type('Ticket 3: name', ' Jan Gość ')
  type('Ticket 3: email', 'jan@guests.test')
  expect(guestsIn(form())).toEqual({ guests: [null, { name: 'Jan Gość', email: 'jan@guests.test' }] })
  type('Ticket 2: email', 'ola@guests.test')
  expect(guestsIn(form()).guests?.[0]).toEqual({ name: '', email: 'ola@guests.test' })
})

test('is folded away until something in it is wrong, and asks for twenty at most', () => {
  const { rerender } = render(shown(30))
  const fold = screen.getByRole<HTMLDetailsElement>('group')
  expect(fold.open).toBe(false)
  rerender(shown(30, { 'guests.0.email': ['Enter a valid email address'] }))
  expect(fold.open).toBe(true)
  expect(screen.getAllByLabelText(/: name$/)).toHaveLength(20)
  screen.getByText('You can name 20 guests here, and the others after the purchase.')
})
