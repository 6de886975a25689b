import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { newId } from '#platform/ids.ts'
import { BumpDialog } from './BumpDialog.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const product = { id: newId(), title: 'Mending', variants: [{ currency: 'PLN' }] } as EditableProduct

test('its own price may be typed before it is known what costs it', () => {
  const page = (
    <ApiProvider api={{ call: async () => ({ data: [], next_page_url: null }) } as never}>
      <BumpDialog product={product} variants={[]} save={async () => {}} onSaved={async () => {}} onClose={() => {}} />
    </ApiProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  fireEvent.click(screen.getByRole('radio', { name: 'A special price' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Special price' }), { target: { value: '29' } })
  expect(screen.getByRole('radio', { name: 'A special price' })).toHaveProperty('checked', true)
})
