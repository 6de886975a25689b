import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { AuditFilters } from './AuditFilters.tsx'

beforeAll(() => loadTexts('pl'))
afterEach(cleanup)

test('areas stand in the order of the page’s language, which server and browser have in common', () => {
  const areas = ['Płatności', 'Szkoła', 'Pliki do pobrania'].map((name) => ({ id: name, name }))
  const page = (
    <Locale language="pl" timeZone="Europe/Warsaw">
      <AuditFilters admins={[]} areas={areas} chosen={{ admin: '', area: '' }} />
    </Locale>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const [, ...shown] = [...(screen.getAllByRole('combobox')[1] as HTMLSelectElement).options]
  expect(shown.map(({ text }) => text)).toEqual(['Pliki do pobrania', 'Płatności', 'Szkoła'])
})
