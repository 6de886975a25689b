import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { Form } from '#kit/forms/Form.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { BillingPart } from './BillingPart.tsx'
import { TroubleCallout } from './TroubleCallout.tsx'
import { useDetails } from './use-details.ts'

beforeAll(() => loadTexts('en'))
beforeEach(() => writeDraft('checkout', ''))
afterEach(cleanup)

function Checkout({ errors = {} }: { errors?: Record<string, string[]> }) {
  const { details, type } = useDetails()
  return (
    <Form errors={errors}>
      <BillingPart details={details} type={type} />
    </Form>
  )
}

const isUnfolded = () => screen.getByRole('group', { hidden: true }).hasAttribute('open')

test('the invoice details are folded until something in them is wrong, which then has the focus', () => {
  const { rerender } = render(<Checkout />)
  expect(isUnfolded()).toBe(false)
  rerender(<Checkout errors={{ name: ['Please provide a valid name'] }} />)
  expect(isUnfolded()).toBe(false)
  rerender(<Checkout errors={{ vat_id: ['Incorect VAT Number format'] }} />)
  expect(isUnfolded()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'VAT ID' }))
})

test('what was typed into them before is not hidden', () => {
  writeDraft('checkout', JSON.stringify({ phone: '600 600 600' }))
  render(<Checkout />)
  expect(isUnfolded()).toBe(true)
})

test('what went wrong is gone to, from the button a screen further down, each time', () => {
  const page = (attempt: number) => (
    <>
      <TroubleCallout trouble="failed" attempt={attempt} />
      <button type="button">Pay</button>
    </>
  )
  const { rerender } = render(page(1))
  const isThere = () => document.activeElement?.contains(screen.getByRole('alert'))
  expect(isThere()).toBe(true)
  screen.getByRole('button').focus()
  expect(isThere()).toBe(false)
  rerender(page(2))
  expect(isThere()).toBe(true)
})

test('a code that ran out before the payment is told in the server’s words, and that nothing was charged', () => {
  render(<TroubleCallout trouble="codeRefused" problem="Code expired" attempt={1} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Code expired\. You have not been charged\./)
})
