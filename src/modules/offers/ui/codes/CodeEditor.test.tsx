import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { CodeBody } from '../../codes/contract.ts'
import { draftNameOf, NEW_CODE } from './code-draft.ts'
import { CodeEditor } from './CodeEditor.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => writeDraft(draftNameOf('new'), ''))
afterEach(cleanup)

function open(save = vi.fn(async (_body: CodeBody) => {})) {
  const page = (
    <ApiProvider api={{ call: async () => ({ data: [], next_page_url: null }) } as never}>
      <Confirmations>
        <CodeEditor draftName={draftNameOf('new')} saved={NEW_CODE} currency="PLN" onSave={save} />
      </Confirmations>
    </ApiProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  return save
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a code is typed and sent as the call takes it', async () => {
  const save = open()
  type('Code', 'ZIMA')
  fireEvent.click(screen.getByRole('radio', { name: 'An amount' }))
  type('Amount', '15')
  type('Total uses', '1OO')
  type('Minimum order', '50')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only for a first purchase' }))
  expect(screen.getByRole('textbox', { name: 'Uses per person' })).toHaveProperty('disabled', true)
  press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      code: 'ZIMA',
      kind: 'amount',
      value: 1_500,
      uses_limit: 1,
      minimum_amount: 5_000,
      is_for_first_purchase: true,
    }),
    expect.any(Function),
  )
})

test('what the server refuses stands under its field', async () => {
  const problem = new ApiProblem(422, {
    message: 'The given data is wrong',
    errors: { code: ['Promo code must be unique'] },
  })
  open(vi.fn(() => Promise.reject(problem)))
  type('Code', 'ZIMA')
  press('Save')
  const field = await screen.findByRole('textbox', { name: 'Code', description: /Promo code must be unique/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('products are chosen only when the code is not for all of them', () => {
  open()
  expect(screen.queryByText('Choose products')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Chosen products' }))
  expect(screen.getByText('Choose products')).toBeDefined()
})
