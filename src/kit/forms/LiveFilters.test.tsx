import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { LiveFilters } from './LiveFilters.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Filtered() {
  const { search } = useLocation()
  return (
    <>
      <p data-testid="address">{search}</p>
      <LiveFilters>
        <TextField name="q" label="Search" />
        <Select
          name="status"
          label="Status"
          options={[
            { value: '', label: 'All' },
            { value: 'draft', label: 'Drafts' },
          ]}
        />
      </LiveFilters>
      <Link to="?">Everything</Link>
    </>
  )
}

async function show() {
  const router = createMemoryRouter([{ path: '/', element: <Filtered />, loader: () => null }])
  await act(async () =>
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </Locale>,
    ),
  )
  return router
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const address = () => screen.getByTestId('address').textContent
const words = () => screen.getByLabelText<HTMLInputElement>('Search')
const status = () => screen.getByLabelText<HTMLSelectElement>('Status')
const type = (value: string) => fireEvent.change(words(), { target: { value } })

test('what is typed counts after half a second, a choice at once, and nothing empty is in the address', async () => {
  await show()
  type(' żółw ')
  await pass(499)
  expect(address()).toBe('')
  await pass(2)
  expect(address()).toBe('?q=%C5%BC%C3%B3%C5%82w')
  fireEvent.change(status(), { target: { value: 'draft' } })
  await pass(1)
  expect(new URLSearchParams(address()).get('status')).toBe('draft')
})

test('a link and the way back show in the fields, but never over what someone is typing', async () => {
  const router = await show()
  type('lino')
  await pass(501)
  fireEvent.change(status(), { target: { value: 'draft' } })
  await pass(1)
  words().focus()
  type('linocut')
  await act(() => router.navigate('?'))
  expect([words().value, status().value]).toEqual(['linocut', ''])
  words().blur()
  await act(() => router.navigate('?q=thread&status=draft'))
  expect([words().value, status().value]).toEqual(['thread', 'draft'])
})

test('Enter sends at once, and the pause that was running sends no second time', async () => {
  const router = await show()
  const visited: string[] = []
  router.subscribe(({ location }) => visited.push(location.search))
  type('now')
  fireEvent.submit(words().form!)
  await pass(1000)
  expect(new Set(visited.filter((each, nth) => each !== visited[nth - 1]))).toEqual(new Set(['', '?q=now']))
  expect(address()).toBe('?q=now')
})
