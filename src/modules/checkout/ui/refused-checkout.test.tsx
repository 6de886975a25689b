import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readDraft, writeDraft } from '#kit/drafts/useDraft.ts'
import { Form } from '#kit/forms/Form.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { billingOf } from './billing-of.ts'
import { BillingPart } from './BillingPart.tsx'
import { findProblems } from './find-problems.ts'
import { TroubleCallout } from './TroubleCallout.tsx'
import { type Details, EMPTY, useDetails } from './use-details.ts'

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
  rerender(<Checkout errors={{ address_1: ['This field is required'] }} />)
  expect(isUnfolded()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address, line 1' }))
})

const OF_A_COMPANY = ['Company name', 'VAT ID', 'Postal code', 'City']
const sent = () => billingOf({ ...EMPTY, ...(JSON.parse(readDraft('checkout')) as Partial<Details>) })

test('who buys as a company is asked for all of it, and who does not says nothing of it', async () => {
  render(<Checkout />)
  for (const name of OF_A_COMPANY) expect(screen.queryByRole('textbox', { name })).toBeNull()
  await userEvent.click(screen.getByText('Phone and invoice details'))
  const box = screen.getByRole('checkbox', { name: 'I’m buying as a company' })
  await userEvent.click(box)
  for (const name of [...OF_A_COMPANY, 'Address, line 1'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name }).required, name).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'VAT ID' }), '526-025-02-74')
  expect(sent()).toMatchObject({ vat_id: '526-025-02-74' })
  await userEvent.click(box)
  expect(screen.queryByRole('textbox', { name: 'VAT ID' })).toBeNull()
  expect(sent()).toMatchObject({ vat_id: '', company_name: '' })
  await userEvent.click(box)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'VAT ID' }).value).toBe('526-025-02-74')
})

describe('before it is sent', () => {
  const wrongIn = (typed: Partial<Details>, asksForInvoice = true) =>
    findProblems(
      {
        details: { ...EMPTY, ...typed },
        asksForInvoice,
        password: undefined,
        fields: [],
        answers: {},
        gift: null,
        wanted: [],
        given: [],
        card: {},
      },
      (key) => key,
    )

  test('a company has all it needs, or is told where it has not', () => {
    expect(wrongIn({ buys_as: 'company', vat_id: 'PL5260250275' })).toEqual({
      company_name: ['required'],
      vat_id: ['vatWrong'],
      address_1: ['required'],
      postal_code: ['required'],
      city: ['required'],
    })
    const whole = { company_name: 'Żółw', vat_id: '526-025-02-74', address_1: 'Wolna 1', city: 'Warszawa' }
    expect(wrongIn({ ...whole, postal_code: '0001' })).toEqual({ postal_code: ['postalCodeWrong'] })
    expect(wrongIn({ ...whole, postal_code: '00001' })).toEqual({})
  })

  test('a person needs none of it, nor does what is free', () => {
    expect(wrongIn({ buys_as: 'person', vat_id: 'x' })).toEqual({})
    expect(wrongIn({ buys_as: 'company' }, false)).toEqual({})
  })
})

test('what a company typed before a payment that failed is there as it was', () => {
  writeDraft('checkout', JSON.stringify({ buys_as: 'company', company_name: 'Żółw', city: 'Łódź' }))
  render(<Checkout />)
  expect(isUnfolded()).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Łódź')
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
