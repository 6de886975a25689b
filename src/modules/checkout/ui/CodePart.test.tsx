import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { CodePart } from './CodePart.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const VARIANT = newId()

/** As the server reckons it: one code is good, every other one is none. */
function quoteWith(code: string | null): Quote {
  const isGood = code?.toLowerCase() === 'spring'
  const reductions = isGood ? [{ source: 'code' as const, code: 'SPRING', amount: 2_000 }] : []
  const amount = isGood ? 8_000 : 10_000
  return {
    lines: [
      {
        kind: 'main',
        product_id: newId(),
        variant_id: VARIANT,
        title: 'Bread',
        quantity: 1,
        standard_amount: 10_000,
        is_chosen: false,
        reductions,
        reference_amount: null,
        amount,
        vat_rate: 23,
        plan: null,
      },
    ],
    code: code ? { code: isGood ? 'SPRING' : code, problem: isGood ? null : 'Invalid coupon code' } : null,
    consents: ['terms'],
    needs_card: true,
    amount,
    currency: 'PLN',
  }
}

function open(address: string) {
  const Page = () => <CodePart quote={useLoaderData<Quote>()} variantId={VARIANT} />
  const loader = ({ request }: { request: Request }) => quoteWith(new URL(request.url).searchParams.get('code'))
  const router = createMemoryRouter(
    [{ path: '/bread/checkout', loader, element: <Page />, HydrateFallback: () => null }],
    {
      initialEntries: [address],
    },
  )
  render(<RouterProvider router={router} />)
  return router
}

const field = () => screen.findByRole('textbox', { name: 'Promo code', hidden: true })

test('a code is typed into a folded field, comes off at once, and is taken away again; the variant stays chosen', async () => {
  const router = open('/bread/checkout')
  const typed = await field()
  expect(screen.getByRole('group', { hidden: true }).hasAttribute('open')).toBe(false)
  fireEvent.change(typed, { target: { value: 'spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }))
  const used = await screen.findByRole('status')
  expect(used.textContent).toBe('Code SPRING -PLN\u00a020.00')
  await waitFor(() => expect(document.activeElement).toBe(used))
  const chosen = () => new URLSearchParams(router.state.location.search).get('variant')
  expect(chosen()).toBe(VARIANT)
  fireEvent.click(screen.getByRole('link', { name: 'Remove code SPRING' }))
  expect(await field()).toHaveProperty('value', '')
  expect(chosen()).toBe(VARIANT)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('I have a code'))
})

test('whatever else was chosen stays in the address with a code and without', async () => {
  const chosen = { gift: '1', slot: '2026-11-25T10:00Z', place: 'secret', quantity: '3', others: '1' }
  const router = open(`/bread/checkout?${new URLSearchParams({ ...chosen, code: 'autumn' })}`)
  fireEvent.change(await field(), { target: { value: 'spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const now = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  await screen.findByRole('status')
  expect(now()).toEqual({ ...chosen, code: 'spring', variant: VARIANT })
  fireEvent.click(screen.getByRole('link', { name: 'Remove code SPRING' }))
  await field()
  expect(now()).toEqual({ ...chosen, code: '', variant: VARIANT })
})

test('a code that takes nothing off stays in its field, unfolded, with what is wrong beside it', async () => {
  open('/bread/checkout?code=autumn')
  const typed = await field()
  expect(typed).toHaveProperty('value', 'autumn')
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Promo code', description: 'Invalid coupon code' })).toBe(typed)
})

test('a second one that is wrong too is gone to', async () => {
  open('/bread/checkout?code=autumn')
  fireEvent.change(await field(), { target: { value: 'winter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(document.activeElement).toHaveProperty('defaultValue', 'winter'))
})
